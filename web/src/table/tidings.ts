// What happens beside the moves, told to everybody: taking back, asking, answering, leaving.
import type { Step } from "../wire/types.gen";
import { say } from "../words/voice.svelte";

const TOLD = new Set([
  "undo",
  "ask",
  "answer",
  "withdraw",
  "leave",
  "stand-in",
  "return",
  "resign",
  "hint",
  "remove",
]);

/** One sentence, or none where the server tells it, or nobody needs to know. */
export function tidings(step: Step, names: readonly string[]): string {
  if (step.told) return step.happening === "move" ? "" : step.told.text;
  if (!TOLD.has(step.happening) || step.actor < 0) return "";
  const code = step.happening === "answer" && step.move === "no" ? "answer-no" : step.happening;
  return say(`step-${code}`, { name: names[step.actor] ?? "" });
}
