// What the last move has brought: cards that are new on the table slide there, and what was won or
// paid since a player's turn began stands beside their name.
import { tick, untrack } from "svelte";
import type { KobitoView } from "../../wire/types.gen";
import { freshCards, scoresBefore } from "./changes";

export interface Arrivals {
  /** Cards laid in the last move, by their keys. */
  readonly fresh: ReadonlySet<string>;
  /** Scores as each player's last turn began. */
  readonly scores: readonly number[];
}

/** @param slide lets new cards come from the hand or the workshop they were in; start cards are
 * just there. To be called once, at the top of a board. */
export function arrivals(
  of: () => { view: KobitoView; seat: number | null },
  slide: (before: KobitoView, now: KobitoView) => void,
): Arrivals {
  let fresh = $state.raw<ReadonlySet<string>>(new Set());
  let scores = $state.raw<readonly number[]>([]);
  let before: KobitoView | null = null;
  $effect(() => {
    const { view: now, seat } = of();
    untrack(() => {
      const earlier = before;
      const found = earlier ? freshCards(earlier, now, seat) : new Set<string>();
      if (earlier && found.size) {
        fresh = found;
        void tick().then(() => slide(earlier, now));
      }
      scores = scoresBefore(scores, before, now);
      before = now;
    });
  });
  return {
    get fresh() {
      return fresh;
    },
    get scores() {
      return scores;
    },
  };
}
