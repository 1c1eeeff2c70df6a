// Between two games of a match: the table as it stood when the game ended, and what the game brought,
// before the next one is dealt.
import type { PotzklotzView } from "../../../wire/types.gen";
import { cardName } from "../notation";

export interface Interlude {
  /** The table at the end of the game. */
  view: PotzklotzView;
  /** Points, or cards laid, of each player in it. */
  result: readonly number[];
  winners: readonly number[];
}

export function interludeAfter(before: PotzklotzView | null, now: PotzklotzView): Interlude | null {
  if (!before || now.results.length <= before.results.length || now.turn === null) return null;
  const result = now.results.at(-1)!;
  const best = Math.max(...result);
  return {
    view: atTheEnd(before, now),
    result,
    winners: best ? result.flatMap((each, seat) => (each === best ? [seat] : [])) : [],
  };
}

/** What has been laid last lies, and nobody is on turn; the points are the new ones. */
function atTheEnd(before: PotzklotzView, now: PotzklotzView): PotzklotzView {
  const { results, points, last, side, difference } = now;
  const table = {
    ...before,
    results,
    points,
    last,
    side,
    difference,
    turn: null,
    announced: false,
  };
  const fresh = JSON.stringify(last) !== JSON.stringify(before.last);
  if (!last || !fresh || last.judgement !== "RIGHT") return table;
  const laid = cardName(last.card);
  const hands = before.hands.map((hand, seat) =>
    seat === last.seat ? withoutOne(hand, hand.includes(laid) ? laid : null) : hand,
  );
  return { ...table, hands, building: last.tried };
}

function withoutOne<Card>(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
}
