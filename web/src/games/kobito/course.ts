// The course of the game: who draws a handful of cards does that in one line.
import type { Step } from "../../wire/types.gen";
import { say, voice } from "../../words/voice.svelte";
import { drawer, foldDraws } from "../../table/board/draws";
import { readCard } from "./notation";
import { handCard } from "./telling";

const SEEN = "kobito-draws";
const isDraw = (code: string): boolean => code === SEEN || code === "kobito-draws-hidden";

export const course = (steps: readonly Step[], names: readonly string[]): Step[] =>
  foldDraws(steps, isDraw, (draws) => {
    const seats = new Set(draws.map(drawer));
    const count = draws.length / seats.size;
    if (seats.size > 1) return say("kobito-deals", { count });
    const name = names[drawer(draws[0]!)] ?? "";
    if (draws.some((draw) => draw.told?.code !== SEEN)) return say("kobito-draws", { name, count });
    const cards = draws.map(({ move = "" }) => handCard(readCard(move.replace("draw ", ""))));
    return say("kobito-draws-seen", {
      name,
      cards: new Intl.ListFormat(voice.language).format(cards),
    });
  });
