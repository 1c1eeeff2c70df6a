// What a person has picked up, and where `moves` say it may go. No rules: only sieving moves.
import { REPLACEMENT, cardKey, endKey, within, type Move } from "../notation";

/** Cards at one end of a rainbow in the own workshop, by their numbers from left to right. */
export interface Lifted {
  spot: string;
  numbers: readonly number[];
}

export type Starts = Extract<Move, { verb: "start" }>;
export type Carries = Extract<Move, { verb: "carry" }>;

/** What is picked up, and all that can be done with it. */
export interface Choice {
  cards: readonly number[];
  lifted: Lifted | null;
  /** Places that light up, by their keys. */
  targets: ReadonlyMap<string, Move>;
  starts: readonly Starts[];
  divided: readonly Carries[];
  fines: readonly Move[];
}

/** So many ways to divide a rainbow are offered as buttons; the list of all moves has the rest. */
const MOST_DIVIDED = 6;

export const choiceOf = (
  moves: readonly Move[],
  cards: readonly number[],
  lifted: Lifted | null,
): Choice => ({
  cards,
  lifted,
  targets: targetsOf(moves, cards, lifted),
  starts: cards.length > 1 ? startsOf(moves, cards) : [],
  divided: lifted ? dividedOf(moves, lifted.spot).slice(0, MOST_DIVIDED) : [],
  fines: moves.filter(
    (move) => move.verb === "penalty" && cards.length === 1 && move.number === cards[0],
  ),
});

function targetsOf(
  moves: readonly Move[],
  cards: readonly number[],
  lifted: Lifted | null,
): Map<string, Move> {
  const targets = new Map<string, Move>();
  const replacing = cards.includes(REPLACEMENT);
  const number = cards.find((card) => card !== REPLACEMENT);
  for (const move of moves) {
    if (move.verb === "carry") {
      const [block, ...more] = move.blocks;
      if (lifted && block && !more.length && isLifted(move, lifted))
        targets.set(endKey(block.pot, block.side), move);
    } else if (move.verb === "replace") {
      if (replacing && cards.length <= 2 && (number === undefined || number === move.number))
        targets.set(cardKey(move.spot, move.number), move);
    } else if (cards.length !== 1 || replacing) continue;
    else if (move.verb === "lay" && move.card === number)
      targets.set(endKey(move.spot, move.side), move);
    else if (move.verb === "swap" && move.number === number)
      targets.set(cardKey(move.spot, move.number), move);
  }
  return targets;
}

function isLifted(move: Carries, lifted: Lifted): boolean {
  const block = move.blocks[0]!;
  return (
    move.spot === lifted.spot &&
    block.first === lifted.numbers[0] &&
    block.last === lifted.numbers.at(-1)
  );
}

/** The new rainbows that take exactly these cards. */
const startsOf = (moves: readonly Move[], cards: readonly number[]): Starts[] =>
  moves.filter(
    (move): move is Starts =>
      move.verb === "start" && move.cards.length === cards.length && within(cards, move.cards),
  );

/** Whether these cards belong together in some move, so that they can be chosen together. */
export const together = (moves: readonly Move[], cards: readonly number[]): boolean =>
  moves.some(
    (move) =>
      (move.verb === "start" && within(cards, move.cards)) ||
      (move.verb === "replace" && within(cards, [move.number, REPLACEMENT])),
  );

/** Moves that divide a rainbow over several places, which no single gesture can say. */
const dividedOf = (moves: readonly Move[], spot: string): Carries[] =>
  moves.filter(
    (move): move is Carries =>
      move.verb === "carry" && move.spot === spot && move.blocks.length > 1,
  );

/** What one tap on a card of the own workshop may lift: from the card to either end, what may
    really be carried first, then the smaller. */
export function liftsAt(
  moves: readonly Move[],
  spot: string,
  numbers: readonly number[],
  index: number,
): Lifted[] {
  const parts = [numbers.slice(0, index + 1), numbers.slice(index)].map((part) => ({
    spot,
    numbers: part,
  }));
  const free = (part: Lifted): boolean =>
    moves.some((move) => move.verb === "carry" && !move.blocks[1] && isLifted(move, part));
  const size = (part: Lifted): number => part.numbers.length + (free(part) ? 0 : 100);
  const sorted = parts.sort((a, b) => size(a) - size(b));
  const able = sorted.filter(free);
  return able.length ? able : sorted.slice(0, 1);
}
