// The score as it is counted out, line by line: what stands at each plate so far.
import type { End } from "../../wire/types.gen";

/** The seats a reason names, however deep. */
function seatsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(seatsIn);
  if (typeof value !== "object" || value === null) return [];
  const { code, arguments: given } = value as { code?: string; arguments?: object };
  if (code === "core-seat") return [Number((given as { number?: number }).number) - 1];
  return Object.values(given ?? value).flatMap(seatsIn);
}

/** What this seat has after so many lines; null before the last line about it. */
export function scoreSoFar(
  end: Pick<End, "counting" | "scores">,
  counted: number,
  seat: number,
): number | null {
  const score = end.scores[seat];
  if (score === undefined) return null;
  const own = end.counting.findLastIndex((line) => seatsIn(line).includes(seat));
  return counted > (own < 0 ? end.counting.length - 1 : own) ? score : null;
}
