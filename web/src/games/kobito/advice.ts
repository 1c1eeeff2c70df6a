// What the chosen cards can do, in a sentence or two beside the hand.
import { say, voice } from "../../words/voice.svelte";
import type { Choice } from "./choice";
import { KOBITO, REPLACEMENT, type Move } from "./notation";
import { handCard, spotName } from "./telling";

export function adviceFor(moves: readonly Move[], choice: Choice): string {
  if (!moves.length) return "";
  const { cards, lifted, targets, starts, divided, fines } = choice;
  const spots = [...new Set([...targets.keys()].map((at) => at.split(" ")[0]!))];
  const places = new Intl.ListFormat(voice.language).format(spots.map(spotName));
  if (lifted)
    return places
      ? say("kobito-lifted", { places })
      : say(divided.length ? "kobito-lifted-divided" : "kobito-lifted-nowhere");
  if (cards.includes(REPLACEMENT))
    return say(targets.size ? "kobito-about-replacement" : "kobito-no-replacement");
  if (starts.length) return say(starts.length > 1 ? "kobito-which-start" : "kobito-can-start");
  if (cards.length > 1) return say("kobito-choose-more");
  const [card] = cards;
  if (card === undefined)
    return moves.some((move) => move.verb === "penalty") ? say("kobito-must-pay") : "";
  const name = handCard(card);
  if (fines.length && !targets.size) return say("kobito-will-pay", { card: name });
  return [
    places
      ? say("kobito-fits", { card: name, places })
      : say("kobito-fits-nowhere", { card: name }),
    [...targets.values()].some((move) => move.verb === "swap") &&
      say("kobito-about-swap", { card: name }),
    card === KOBITO && say("kobito-about-kobito"),
    moves.some((move) => move.verb === "start" && move.cards.includes(card)) &&
      say("kobito-or-start"),
  ]
    .filter(Boolean)
    .join(" ");
}
