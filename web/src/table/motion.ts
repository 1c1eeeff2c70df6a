// Motion explains, and is still when the device asks for less of it.
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a movement takes, in milliseconds. */
export const duration = (milliseconds: number): number => (still() ? 0 : milliseconds);
