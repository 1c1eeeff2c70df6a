// What the chosen cards can do, in one short sentence.
import { say, voice } from "../../words/voice.svelte";
import type { Choice } from "./workshop/choice";
import { KOBITO, REPLACEMENT, type Move } from "./notation";
import { handCard, spotWords } from "./telling";

export function adviceFor(
  moves: readonly Move[],
  choice: Choice,
  names: readonly string[],
): string {
  if (!moves.length) return "";
  const { cards, lifted, targets, starts, divided, fines } = choice;
  const laid = [...targets].filter(([, move]) => move.verb !== "swap").map(([at]) => at);
  const spots = [...new Set(laid.map((at) => at.split(" ")[0]!))];
  const places = new Intl.ListFormat(voice.language, { type: "disjunction" }).format(
    spots.map((spot) => spotWords(spot, names)),
  );
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
  const swaps = [...targets.values()].some((move) => move.verb === "swap");
  if (!targets.size) {
    const starts = moves.some((move) => move.verb === "start" && move.cards.includes(card));
    return say(starts ? "kobito-or-start" : "kobito-fits-nowhere", { card: name });
  }
  return [
    card === KOBITO
      ? say("kobito-about-kobito")
      : places && say("kobito-fits", { card: name, places }),
    swaps && say("kobito-about-swap", { also: places || card === KOBITO ? "yes" : "no" }),
  ]
    .filter(Boolean)
    .join(" ");
}
