// Why something may not be done, short: what it is about is seen on the board.
import type { Said } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";

/** Where the table's own words say no more than is seen. */
const SHORT = new Set([
  "step-straight",
  "step-aslant",
  "step-empty-aslant",
  "step-over-empty",
  "just-moved",
  "stays",
  "not-rolled-there",
  "disc-there",
  "just-vacated",
]);

/** @param demand what was rolled, in words. */
export function refusalWords(refused: Said | null, demand: string): string {
  const why = refused?.code.replace("katoiz-", "") ?? "";
  return SHORT.has(why) ? say("katoiz-refused", { why, demand }) : "";
}
