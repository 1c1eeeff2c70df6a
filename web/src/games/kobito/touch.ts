// What the parts of the board share: what lights up, what is new, and what a tap does.
import type { KobitoView } from "../../wire/types.gen";
import { POTS, cardKey, workshopSpot, type Move } from "./notation";

export interface Touch {
  targets: ReadonlyMap<string, Move>;
  /** Cards that were laid in the last move, by their keys. */
  fresh: ReadonlySet<string>;
  /** Keys and spots a hint points at. */
  looked: ReadonlySet<string>;
  letters: boolean;
  /** Whether something is picked up. */
  holding: boolean;
  names: readonly string[];
  play: (key: string) => void;
}

interface Laid {
  key: string;
  /** The card and whose it is, whatever rainbow it lies in now. */
  what: string;
}

function laid(view: KobitoView, seat: number | null): Laid[] {
  const found: Laid[] = [];
  view.pots.forEach((pot, index) =>
    pot?.rainbow.cards.forEach((card) =>
      found.push({
        key: cardKey(POTS[index]!, card.number),
        what: `${index} ${card.number} ${card.kobito} ${card.pairs}`,
      }),
    ),
  );
  view.players.forEach((player, owner) =>
    player.workshop.forEach((rainbow, slot) =>
      rainbow.cards.forEach((card) =>
        found.push({
          key: cardKey(workshopSpot(owner, slot, seat), card.number),
          what: `of ${owner} ${card.number} ${card.kobito} ${card.pairs}`,
        }),
      ),
    ),
  );
  return found;
}

/** No move lays more cards than a whole rainbow and a start card. */
const MOST_FRESH = 13;

/** The cards that lie on the table now and did not before; none when more than a move lies in
    between, as in a replay that jumps. */
export function freshCards(before: KobitoView, now: KobitoView, seat: number | null): Set<string> {
  const counts = new Map<string, number>();
  for (const { what } of laid(before, seat)) counts.set(what, (counts.get(what) ?? 0) + 1);
  const fresh = new Set<string>();
  for (const { key, what } of laid(now, seat)) {
    const left = counts.get(what) ?? 0;
    if (left) counts.set(what, left - 1);
    else fresh.add(key);
  }
  return fresh.size > MOST_FRESH ? new Set() : fresh;
}

/** The sign on a card that lights up: a swap, or a pair laid on it. */
export const tagOf = (move: Move | undefined): string =>
  move?.verb === "swap" ? "⇄" : move?.verb === "replace" ? "+2" : "";
