// Where the boxes and fields of Katalon lie: a box is a tilted square with its fields at the four
// tips and in the middle; the middle box overlaps the other four, and shares a field with each.
import { readKatalon } from "../../wire/moves.gen";

export type Letter = "N" | "O" | "Z" | "W" | "M";

export interface Box {
  letter: Letter;
  x: number;
  y: number;
}

export interface Field {
  /** Its place in the view's list of stones. */
  index: number;
  /** One name, or two where boxes overlap; the outer box first. */
  names: readonly string[];
  x: number;
  y: number;
}

export const LETTERS: readonly Letter[] = ["N", "O", "Z", "W", "M"];
const STEP: Record<Letter, readonly [number, number]> = {
  N: [0, -1],
  O: [1, 0],
  Z: [0, 1],
  W: [-1, 0],
  M: [0, 0],
};

export const BOXES: readonly Box[] = LETTERS.map((letter) => ({
  letter,
  x: 2 * STEP[letter][0],
  y: 2 * STEP[letter][1],
}));

const SHARED: Record<string, string> = { Nz: "Mn", Ow: "Mo", Zn: "Mz", Wo: "Mw" };

/** In the order of the view: five fields for each of N, O, Z, W, then the middle of the middle. */
export const FIELDS: readonly Field[] = [
  ...(["N", "O", "Z", "W"] as const).flatMap((box) =>
    LETTERS.map((letter) => box + letter.toLowerCase()),
  ),
  "Mm",
].map((name, index) => {
  const box = STEP[name[0] as Letter];
  const step = STEP[name[1]!.toUpperCase() as Letter];
  const other = SHARED[name];
  return {
    index,
    names: other ? [name, other] : [name],
    x: 2 * box[0] + step[0],
    y: 2 * box[1] + step[1],
  };
});

export function fieldNamed(name: string): Field | undefined {
  return FIELDS.find((field) => field.names.includes(name));
}

/** From the middle of a box to its tips: wide enough for the stones to lie inside. */
export const REACH = 1.6;

/** The outline of a box, its corners a little rounded. */
export function diamond(x: number, y: number, reach = REACH): string {
  const cut = 0.16;
  const far = reach - cut;
  return [
    `M${x - cut} ${y - far}`,
    `Q${x} ${y - reach} ${x + cut} ${y - far}`,
    `L${x + far} ${y - cut}`,
    `Q${x + reach} ${y} ${x + far} ${y + cut}`,
    `L${x + cut} ${y + far}`,
    `Q${x} ${y + reach} ${x - cut} ${y + far}`,
    `L${x - far} ${y + cut}`,
    `Q${x - reach} ${y} ${x - far} ${y - cut}`,
    "Z",
  ].join(" ");
}

export const CAPTURE = "✕";

export const isCapture = (move: string): boolean => readKatalon(move)?.capture === CAPTURE;

/** The field a move is about, without the sign of a capture. */
export function placeOf(move: string): string {
  const { box = "", letter = "" } = readKatalon(move) ?? {};
  return box + letter;
}

/** The box a move sends the other to: the letter of the field within its box. */
export const sentTo = (move: string): Letter =>
  (readKatalon(move)?.letter ?? "").toUpperCase() as Letter;

export const boxNamed = (letter: string): Box => BOXES.find((box) => box.letter === letter)!;

export const isIn = (field: Field, letter: string): boolean =>
  field.names.some((name) => name[0] === letter);

/** As far as a finger may be off: the touch area of a field reaches its neighbour's. */
const NEAR = 0.64;

export function fieldAt(x: number, y: number): Field | undefined {
  let best: Field | undefined;
  let least = NEAR;
  for (const field of FIELDS) {
    const away = Math.hypot(field.x - x, field.y - y);
    if (away < least) [best, least] = [field, away];
  }
  return best;
}

export type Point = readonly [x: number, y: number];

/** Where the name of a box stands: x, y, anchor and turn. */
export const LABELS: Record<Letter, readonly [number, number, string, number]> = {
  N: [0.95, -3.02, "start", 0],
  O: [2.42, -1.5, "start", 0],
  Z: [0.95, 3.18, "start", 0],
  W: [-2.42, -1.5, "end", 0],
  M: [0.98, -0.9, "middle", 45],
};

/** Where it is written who is sent to a box: outside its fields. */
export const NOTES: Record<Letter, Point> = {
  N: [-1.85, -3.02],
  O: [2.55, 1.74],
  Z: [-1.85, 3.1],
  W: [-2.55, 1.74],
  M: [2.45, 2.52],
};

export interface Curve {
  path: string;
  tip: Point;
  /** Degrees. */
  turn: number;
}

/** A bent arrow; it begins and ends a little away from what it joins. */
export function arrowBetween(from: Point, to: Point, bend = 0.24, start = 0.55, cut = 0.3): Curve {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const begin: Point = [from[0] + (dx / far) * start, from[1] + (dy / far) * start];
  const tip: Point = [to[0] - (dx / far) * cut, to[1] - (dy / far) * cut];
  const middle: Point = [(begin[0] + tip[0]) / 2 - dy * bend, (begin[1] + tip[1]) / 2 + dx * bend];
  const turn = (Math.atan2(tip[1] - middle[1], tip[0] - middle[0]) * 180) / Math.PI;
  return { path: `M${begin.join(" ")}Q${middle.join(" ")} ${tip.join(" ")}`, tip, turn };
}

/** From a field to the box it sends the other to. Within the box itself the arrow turns round. */
export function arrowTo(field: Field, letter: Letter): Curve {
  const box = boxNamed(letter);
  const from: Point = [field.x, field.y];
  const [dx, dy] = [box.x - field.x, box.y - field.y];
  const far = Math.hypot(dx, dy);
  if (far < 0.1) return arrowBetween(from, [box.x + 1.2, box.y], 0.7, 0.5, 0.1);
  // Already in that box: round its middle to the other side.
  if (far < 1.1) return arrowBetween(from, [box.x + dx * 0.6, box.y + dy * 0.6], 0.6, 0.42, 0.05);
  // Not onto the field in the middle of the box, but a little beside it.
  const side = dx * dy === 0 ? 0.34 : 0;
  const to: Point = [box.x + (dx === 0 ? side : 0), box.y - (dy === 0 ? side : 0)];
  return arrowBetween(from, to, 0.2);
}
