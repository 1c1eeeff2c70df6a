// What the fields of a move of Ka Pai mean on the sheet. Columns are letters, rows are numbers.
import { readKapai } from "../../wire/moves.gen";

export interface Draw {
  text: string;
  sign: string;
  fields: readonly string[];
  frames: readonly string[];
  crosses: readonly string[];
}

export const SIGNS = ["△", "□", "○", "/"] as const;

export function readDraw(text: string): Draw {
  const move = readKapai(text);
  if (!move) return { text, sign: "", fields: [], frames: [], crosses: [] };
  const { symbol: sign, fields, frames, crosses } = move;
  return { text, sign, fields, frames, crosses: crosses.map((row) => row.slice(1)) };
}

export const nameOf = (x: number, y: number): string => "abcdefg"[x]! + String(y + 1);
export const xOf = (name: string): number => "abcdefg".indexOf(name[0]!);
export const yOf = (name: string): number => Number(name[1]) - 1;

const NAMES: Record<string, string> = {
  "△": "triangle",
  "□": "square",
  "○": "circle",
  "/": "line",
};

/** What a symbol is called in the catalogues of words. */
export const shapeOf = (sign: string): string => NAMES[sign] ?? "line";

/** The colour of a frame round each symbol. */
export const FRAME_COLOURS: Record<string, string> = {
  "△": "var(--berry)",
  "□": "light-dark(#2f6db5, #8fc0f0)",
  "○": "var(--felt)",
  "/": "var(--wood-deep)",
};
