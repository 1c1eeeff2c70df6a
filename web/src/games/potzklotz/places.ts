// The places on and round the base that a person can point at.
import type { Place } from "./notation";

export interface Stand {
  name: Place;
  x: number;
  y: number;
  /** How many cubes are seen there. */
  height: number;
  /** May be taken from, may be set down on, the cube in the hand hangs over it, is taken from, has
   * been set down on. */
  state: "" | "take" | "put" | "over" | "taken" | "chosen";
  label: string;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest place in the direction of an arrow key, sooner straight ahead; undefined where there
 * is none, null when it is no arrow key. */
export function nextStand(
  stands: readonly Stand[],
  from: Stand,
  key: string,
): Stand | undefined | null {
  const step = STEPS[key];
  if (!step) return null;
  const [dx, dy] = step;
  return stands
    .map((stand) => {
      const ahead = (stand.x - from.x) * dx + (stand.y - from.y) * dy;
      const aside = Math.abs((stand.x - from.x) * dy) + Math.abs((stand.y - from.y) * dx);
      return { stand, ahead, cost: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 0)
    .sort((a, b) => a.cost - b.cost)[0]?.stand;
}
