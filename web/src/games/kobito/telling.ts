// Cards, places and moves in words, for labels and for the list of moves.
import type { KobitoCardView, KobitoRainbowView, KobitoView } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";
import type { Hint } from "../../table/board/props";
import { KOBITO, POTS, REPLACEMENT, readMove, type Move } from "./notation";

export const handCard = (card: number): string =>
  card === KOBITO
    ? say("kobito-kobito")
    : card === REPLACEMENT
      ? say("kobito-replacement")
      : String(card);

export const tableCard = (card: KobitoCardView): string =>
  card.kobito
    ? say("kobito-as", { number: card.number })
    : card.pairs
      ? say("kobito-piled", { number: card.number, pairs: card.pairs })
      : String(card.number);

export const rainbowWords = (rainbow: KobitoRainbowView): string =>
  rainbow.cards.map(tableCard).join(", ") || say("kobito-empty");

export function spotWords(spot: string, names: readonly string[]): string {
  const [owner, slot] = spot.split("w");
  if (slot === undefined) return say("kobito-pot", { pot: spot });
  return owner
    ? say("kobito-their-rainbow", { name: names[Number(owner) - 1] ?? "", number: Number(slot) })
    : say("kobito-own-rainbow", { number: Number(slot) });
}

/** The hint as a person would say it; where the server says it well, nothing. */
export function hintWords({ move, stage }: Hint, names: readonly string[]): string {
  const tried = readMove(move);
  if (stage === 1) return lookWords(tried, names);
  if (stage !== 2) return "";
  if (tried.verb === "end") return say("kobito-hint-end");
  return say("kobito-hint-move", { what: moveWords(tried, names) });
}

/** What there is to see where the hint points. */
function lookWords(move: Move, names: readonly string[]): string {
  if (!("spot" in move)) return say("kobito-hint-look", { at: move.verb, spot: "" });
  const at = move.verb !== "lay" ? move.verb : move.spot.includes("w") ? "rainbow" : "pot";
  return say("kobito-hint-look", { at, spot: spotWords(move.spot, names) });
}

export function potWords(view: KobitoView, letter: string): string {
  const pot = view.pots[POTS.indexOf(letter as (typeof POTS)[number])];
  if (!pot) return say("kobito-no-pot", { pot: letter });
  return say("kobito-pot-about", {
    pot: letter,
    value: pot.value,
    laid: pot.rainbow.cards.length,
    length: pot.length,
    cards: rainbowWords(pot.rainbow),
  });
}

/** The whole table in words, for those who ask. */
export function tableWords(
  view: KobitoView,
  hand: readonly number[],
  names: readonly string[],
): string[] {
  return [
    ...POTS.map((letter) => potWords(view, letter)),
    ...view.players.map((player, owner) =>
      say("kobito-player-about", {
        name: names[owner] ?? "",
        score: player.score,
        count: player.hand,
        workshop: player.workshop.map(rainbowWords).join("; ") || say("kobito-empty"),
      }),
    ),
    view.hand ? `${say("kobito-hand")}: ${hand.map(handCard).join(", ")}.` : "",
    say("kobito-due", { due: view.due, minimum: view.minimum }),
  ].filter(Boolean);
}

/** A move on a button: as short as it can be understood beside the cards that are chosen. */
export function offerWords(move: Move): string {
  if (move.verb === "start")
    return say("kobito-offer-start", { cards: move.cards.map(handCard).join(" ") });
  if (move.verb === "penalty") return say("kobito-offer-penalty", { number: move.number });
  if (move.verb !== "carry") return move.text;
  return move.blocks
    .map(({ first, last, pot }) =>
      say("kobito-offer-carry", { cards: first === last ? `${first}` : `${first}–${last}`, pot }),
    )
    .join(", ");
}

export function moveWords(move: Move, names: readonly string[]): string {
  switch (move.verb) {
    case "lay":
      return say("kobito-does-lay", {
        card: handCard(move.card),
        side: move.side,
        spot: spotWords(move.spot, names),
      });
    case "start":
      return say("kobito-does-start", { cards: move.cards.map(handCard).join(" ") });
    case "carry":
      return move.blocks
        .map((block) =>
          say("kobito-does-carry", {
            cards: block.first === block.last ? `${block.first}` : `${block.first}–${block.last}`,
            side: block.side,
            pot: block.pot,
          }),
        )
        .join(say("kobito-and"));
    case "swap":
      return say("kobito-does-swap", { number: move.number, spot: spotWords(move.spot, names) });
    case "replace":
      return say("kobito-does-replace", { number: move.number, spot: spotWords(move.spot, names) });
    case "penalty":
      return say("kobito-does-penalty", { number: move.number });
    case "end":
      return say("kobito-done");
  }
  return move.text;
}
