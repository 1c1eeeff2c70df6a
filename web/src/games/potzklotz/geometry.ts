// Buildings in space and on paper: the same parallel projection as the cards have, for any angle
// to which the base is turned. x runs to the right, y to the back, z up.
export type Column = readonly [number, number, number];
export type Columns = readonly Column[];
export type Point = readonly [number, number];

export const BASE = 5;
const MIDDLE = BASE / 2;

/** Where a step to the right, to the back and up goes on paper, y pointing down: exactly the
 * projection along front : right : up = 1 : ½ : 1, times `UNIT`. */
export const EDGES: readonly [Point, Point, Point] = [
  [6, 2],
  [3, -4],
  [0, -5],
];
export const UNIT = 3 * Math.sqrt(5);
/** Towards the eye, as steps to the right, to the back and up. */
export const EYE = [0.5, -1, 1] as const;

export interface Spot {
  x: number;
  y: number;
  z: number;
}

export const QUARTER = Math.PI / 2;
/** How far the base turns until this side is in front, the short way round. */
export const angleOf = (side: number): number => (side === 3 ? QUARTER : -side * QUARTER);

/** Drawn without turning: for cards. */
export function onCard(x: number, y: number, z: number): Point {
  const [right, back, up] = EDGES;
  return [x * right[0] + y * back[0] + z * up[0], x * right[1] + y * back[1] + z * up[1]];
}

/** Drawn on the base, whose middle is at 0, 0 and which is turned by an angle. */
export function onBase(x: number, y: number, z: number, angle: number): Point {
  const [dx, dy] = [x - MIDDLE, y - MIDDLE];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return onCard(dx * cos - dy * sin, dx * sin + dy * cos, z);
}

/** The place at this height that is drawn at this point: `onBase` the other way round. */
export function underPaper([right, down]: Point, z: number, angle: number): Point {
  const [[a, c], [b, d], [, up]] = EDGES;
  const [px, py] = [right, down - z * up];
  const area = a * d - b * c;
  const [u, v] = [(px * d - b * py) / area, (a * py - px * c) / area];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [u * cos + v * sin + MIDDLE, v * cos - u * sin + MIDDLE];
}

export const points = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
const round = (value: number): number => Math.round(value * 100) / 100;

/** The eye as the turned base sees it. */
function eyeAt(angle: number): Point {
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  return [EYE[0] * cos - EYE[1] * sin, EYE[0] * sin + EYE[1] * cos];
}

export type Side = "top" | "front" | "right";
export interface Face {
  side: Side;
  points: string;
}

/** The faces of a cube that can be seen, shaded by where they look. */
export function facesOf({ x, y, z }: Spot, angle: number, size = 1): Face[] {
  const [ex, ey] = eyeAt(angle);
  const inset = (1 - size) / 2;
  const [x0, y0, z0] = [x + inset, y + inset, z + inset];
  const at = (u: number, v: number, w: number): Point =>
    onBase(x0 + u * size, y0 + v * size, z0 + w * size, angle);
  const sides: readonly [number, number, readonly Point[]][] = [
    [0, -1, [at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)]],
    [1, 0, [at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)]],
    [0, 1, [at(1, 1, 0), at(0, 1, 0), at(0, 1, 1), at(1, 1, 1)]],
    [-1, 0, [at(0, 1, 0), at(0, 0, 0), at(0, 0, 1), at(0, 1, 1)]],
  ];
  const seen: Face[] = [];
  for (const [nx, ny, corners] of sides) {
    if (nx * ex + ny * ey <= 0.001) continue;
    const looksRight = nx * Math.cos(angle) - ny * Math.sin(angle);
    seen.push({ side: looksRight > 0.7 ? "right" : "front", points: points(corners) });
  }
  seen.push({ side: "top", points: points([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)]) });
  return seen;
}

/** Sorts so that what stands in front is painted last; the cubes of one column stay together. */
export function paintOrder(angle: number): (a: Spot, b: Spot) => number {
  const [ex, ey] = eyeAt(angle);
  return (a, b) =>
    (a.y - b.y) * Math.sign(ey || 1) || (a.x - b.x) * Math.sign(ex || 1) || a.z - b.z;
}

/** A square that lies on the ground or on a column, a little smaller than a cell. */
export function tile(x: number, y: number, z: number, angle: number, inset = 0.1): string {
  const [near, far] = [inset, 1 - inset];
  return points([
    onBase(x + near, y + near, z, angle),
    onBase(x + far, y + near, z, angle),
    onBase(x + far, y + far, z, angle),
    onBase(x + near, y + far, z, angle),
  ]);
}

/** These columns, shifted so that the coordinates start at 0, in ascending order. */
export function building(columns: Columns): Columns {
  const left = Math.min(...columns.map(([x]) => x));
  const front = Math.min(...columns.map(([, y]) => y));
  return columns
    .map(([x, y, height]): Column => [x - left, y - front, height])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Turned about the vertical axis until this side is in front. */
export function seenFrom(columns: Columns, side: number): Columns {
  let turned = building(columns);
  for (let turns = 0; turns < side; turns++)
    turned = building(turned.map(([x, y, height]): Column => [y, -x, height]));
  return turned;
}

export const mirrored = (columns: Columns): Columns =>
  building(columns.map(([x, y, height]): Column => [-x, y, height]));

export const equal = (a: Columns, b: Columns): boolean => JSON.stringify(a) === JSON.stringify(b);

export const cubesOf = (columns: Columns): Spot[] =>
  columns.flatMap(([x, y, height]) => Array.from({ length: height }, (_, z) => ({ x, y, z })));

/** Heights by place, from the front left; rows to the back. */
export function heights(columns: Columns): number[][] {
  const shape = building(columns);
  const wide = Math.max(...shape.map(([x]) => x)) + 1;
  const deep = Math.max(...shape.map(([, y]) => y)) + 1;
  const rows = Array.from({ length: deep }, () => new Array<number>(wide).fill(0));
  for (const [x, y, height] of shape) rows[y]![x] = height;
  return rows;
}

/** The pieces into which columns fall that do not all stand side by side, the largest first. */
export function pieces(columns: Columns): Columns[] {
  const left = [...columns];
  const found: Column[][] = [];
  while (left.length) {
    const piece = [left.shift()!];
    for (const [x, y] of piece)
      for (let index = left.length - 1; index >= 0; index--) {
        const [u, v] = left[index]!;
        if (Math.abs(u - x) + Math.abs(v - y) === 1) piece.push(...left.splice(index, 1));
      }
    found.push(piece);
  }
  const cubes = (piece: Columns): number => piece.reduce((sum, [, , height]) => sum + height, 0);
  return found.sort((a, b) => cubes(b) - cubes(a));
}
