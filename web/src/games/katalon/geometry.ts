// Where the boxes and fields of Katalon lie: a box is a tilted square with its fields at the four
// tips and in the middle; the middle box overlaps the other four, and shares a field with each.
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
