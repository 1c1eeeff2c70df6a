// How a building is drawn on paper, and how much of the common frame its picture takes.
import { FRAME } from "./cards.gen";
import { cubesOf, onCard, paintOrder, type Columns, type Point, type Side } from "./geometry";

/** Round the picture, in units of the paper: a cube is six wide. */
const MARGIN = 1;
/** More than this many times the common size cubes would look like another game's. */
const LARGEST = 1.3;

interface DrawnFace {
  side: Side;
  corners: readonly Point[];
}

export const facesOn = (columns: Columns): DrawnFace[] =>
  cubesOf(columns)
    .sort(paintOrder(0))
    .flatMap(({ x, y, z }) => {
      const at = (u: number, v: number, w: number): Point => onCard(x + u, y + v, z + w);
      return [
        { side: "front", corners: [at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)] },
        { side: "right", corners: [at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)] },
        { side: "top", corners: [at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)] },
      ];
    });

function boxOf(columns: Columns): { left: number; top: number; width: number; height: number } {
  const all = facesOn(columns).flatMap((face) => face.corners);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    left,
    top,
    width: Math.max(...xs) + MARGIN - left,
    height: Math.max(...ys) + MARGIN - top,
  };
}

/** The part of the common frame that this building needs. */
export function partOf(columns: Columns): number {
  const { width, height } = boxOf(columns);
  return Math.max(width / FRAME[0], height / FRAME[1]);
}

/** The frame in which it fills its card, among cards of which the largest building needs so much. */
export function frameFor(columns: Columns, common: number): string {
  const { left, top, width, height } = boxOf(columns);
  const part = Math.max(partOf(columns), common / LARGEST);
  const [wide, high] = [FRAME[0] * part, FRAME[1] * part];
  return [left - (wide - width) / 2, top - (high - height) / 2, wide, high].join(" ");
}
