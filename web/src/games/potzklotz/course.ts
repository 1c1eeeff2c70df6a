// The course of the game: who draws a handful of cards does that in one line.
import type { Step } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";
import { drawer, foldDraws } from "../../table/board/draws";

const isDraw = (code: string): boolean =>
  code === "potzklotz-draws" || code === "potzklotz-draws-card";

export const course = (steps: readonly Step[], names: readonly string[]): Step[] =>
  foldDraws(steps, isDraw, (draws) => {
    const seats = new Set(draws.map(drawer));
    const count = draws.length / seats.size;
    return seats.size > 1
      ? say("potzklotz-deals", { count })
      : say("potzklotz-draws", { name: names[drawer(draws[0]!)] ?? "", count });
  });
