// Motion explains, and is still when the device or its owner asks for less of it.
import { settings } from "../settings.svelte";

export const still = (): boolean =>
  settings.stored.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long what is wrong wobbles; where nothing moves it stands askew long enough to be seen. */
export const wobble = (): number => (still() ? 900 : 420);

/** How long a movement takes, in milliseconds. */
export const duration = (milliseconds: number): number => (still() ? 0 : milliseconds);
