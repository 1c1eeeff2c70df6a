// Which of several boxes lies in a direction: straight ahead before aslant.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Direction = readonly [dx: number, dy: number];

/** Nearer than this it is beside, not ahead. */
const AHEAD = 4;

const centre = ({ left, top, width, height }: Box): Direction => [
  left + width / 2,
  top + height / 2,
];

/** The index of the nearest box in this direction; -1 where there is none. */
export function nearest(here: Box, boxes: readonly Box[], [dx, dy]: Direction): number {
  const [x, y] = centre(here);
  let best = { index: -1, cost: Infinity };
  boxes.forEach((box, index) => {
    const [right, down] = centre(box);
    const ahead = (right - x) * dx + (down - y) * dy;
    const aside = Math.abs((right - x) * dy) + Math.abs((down - y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > AHEAD && cost < best.cost) best = { index, cost };
  });
  return best.index;
}

/** The index of the box whose middle is closest, in any direction. */
export function closest(here: Box, boxes: readonly Box[]): number {
  const [x, y] = centre(here);
  let best = { index: -1, away: Infinity };
  boxes.forEach((box, index) => {
    const [right, down] = centre(box);
    const away = Math.hypot(right - x, down - y);
    if (away < best.away) best = { index, away };
  });
  return best.index;
}
