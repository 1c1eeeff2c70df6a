// The score row by row, as it is counted out at the end: the four symbols, then the totems.
import type { KapaiDrawing } from "../../../wire/types.gen";
import { pointsOf, WORTH } from "./forecast";
import { SIGNS, xOf, yOf } from "../notation";

/** Rows of the count; after the last one everything is known. */
export const ROWS = [...SIGNS, "T"] as const;
export const ALL = ROWS.length;

/** What is being counted: the frames of one symbol, each with the sum so far, or the totems. */
export interface Counting {
  frames: readonly string[];
  sums: readonly number[];
  totems: readonly string[];
}

/** What a group of this row is worth now. */
export const worthOf = (drawing: KapaiDrawing, row: number): number =>
  WORTH[row]! + (drawing.crosses[row] ?? 0);

export const totemsOf = (drawing: KapaiDrawing): number => drawing.networks[0]?.length ?? 0;

export const rowPoints = (drawing: KapaiDrawing, row: number): number =>
  row < SIGNS.length ? pointsOf(drawing, row) : drawing.network_points;

/** The sum of the rows counted so far, this one included. */
export function sumUpTo(drawing: KapaiDrawing, row: number): number {
  let sum = 0;
  for (let each = 0; each <= Math.min(row, ALL - 1); each++) sum += rowPoints(drawing, each);
  return sum;
}

export function countingOf(drawing: KapaiDrawing, row: number): Counting | null {
  if (row < 0 || row >= ALL) return null;
  const sign = ROWS[row]!;
  if (sign === "T") return { frames: [], sums: [], totems: drawing.networks[0] ?? [] };
  const frames = drawing.frames.filter((name) => drawing.rows[yOf(name)]?.[xOf(name)] === sign);
  const worth = worthOf(drawing, row);
  return { frames, sums: frames.map((_, index) => (index + 1) * worth), totems: [] };
}
