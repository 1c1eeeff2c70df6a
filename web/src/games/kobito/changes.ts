// What has changed from one view to the next, so that others' turns can be followed.
import type { KobitoView } from "../../wire/types.gen";
import { POTS, cardKey, workshopSpot } from "./notation";

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

/** Scores as they were when each player's last turn began: what differs was won or paid in it. */
export function scoresBefore(
  known: readonly number[],
  before: KobitoView | null,
  now: KobitoView,
): readonly number[] {
  const scores = now.players.map((player) => player.score);
  if (!before) return scores;
  if (now.turn === before.turn) return known;
  return known.map((score, owner) => (owner === now.turn ? scores[owner]! : score));
}
