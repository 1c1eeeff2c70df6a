// What stands in numbers: who is ready, how the scores lie, how many cards fit beside each other.
import type { VoteLine } from "./messages";
import type { Pupil, State } from "./model";

export function countOf(pupils: readonly Pupil[], state: State): number {
  return pupils.filter((pupil) => pupil.state === state).length;
}

/** Those who play: they came, and were not sent out. */
export const inside = (pupils: readonly Pupil[]): Pupil[] =>
  pupils.filter(({ state }) => state !== "out" && state !== "waiting");

/** Whom "next" would cut short. */
export const unready = (pupils: readonly Pupil[]): Pupil[] =>
  pupils.filter(({ state }) => state === "busy" || state === "stuck");

/** Children in need first on a phone, where not all fit; elsewhere everybody keeps their place. */
const NEED: Record<State, number> = {
  stuck: 0,
  away: 1,
  busy: 2,
  waiting: 3,
  here: 4,
  ready: 4,
  out: 5,
};
export const byNeed = (pupils: readonly Pupil[]): Pupil[] =>
  [...pupils].sort((a, b) => NEED[a.state] - NEED[b.state] || a.player - b.player);

export interface Bucket {
  from: number;
  to: number;
  count: number;
}
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** Scores as a hill: at most `most` buckets of one round width, without gaps. */
export function bucketsOf(scores: readonly number[], most = 10): Bucket[] {
  if (!scores.length) return [];
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const start = (width: number): number => Math.floor(low / width) * width;
  const width =
    STEPS.find((each) => Math.floor((high - start(each)) / each) < most) ??
    Math.ceil((high - low + 1) / most);
  const buckets: Bucket[] = [];
  for (let from = start(width); from <= high; from += width)
    buckets.push({ from, to: from + width - 1, count: 0 });
  for (const score of scores) buckets[Math.floor((score - start(width)) / width)]!.count++;
  return buckets;
}

/** How many columns make the cards of a room largest, each being a little higher than wide. */
export function columnsFor(count: number, width: number, height: number, gap = 10): number {
  const HIGHER = 1.28;
  let best = 1;
  let largest = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = (height - gap * (rows - 1)) / rows;
    const size = Math.min(wide, high / HIGHER);
    if (size > largest + 0.01) [best, largest] = [columns, size];
  }
  return best;
}

/** Up to three for the wall, in the order in which they were chosen; a fourth takes the place of
 * the first. */
export const MOST_SHOWN = 3;
export const pick = (picked: readonly number[], player: number): number[] =>
  picked.includes(player)
    ? picked.filter((each) => each !== player)
    : [...picked, player].slice(-MOST_SHOWN);

/** So many lines can be read from afar. */
const MOST_LINES = 6;
/** Of them so many for what was possible and nobody saw. */
const MOST_UNSEEN = 2;
export function mostWanted(lines: readonly VoteLine[]): VoteLine[] {
  const unseen = lines.filter(({ votes }) => !votes).slice(0, MOST_UNSEEN);
  const wanted = lines.filter(({ votes }) => votes).sort((a, b) => b.votes - a.votes);
  return [...wanted.slice(0, MOST_LINES - unseen.length), ...unseen];
}
