// Which steps still stand: a move that was taken back is no part of the story any more.
import type { Step } from "./types.gen";

/** The steps without what was undone. An undo says how long the match is after it (`12`), or which
 * one move went alone (`only 12`). */
export function standing(steps: readonly Step[]): Step[] {
  let kept: Step[] = [];
  for (const step of steps) {
    if (step.happening === "undo") kept = taken(kept, step.move ?? "");
    kept.push(step);
  }
  return kept;
}

function taken(steps: readonly Step[], text: string): Step[] {
  const only = text.startsWith("only ");
  const length = Number(only ? text.slice(5) : text);
  if (!text || Number.isNaN(length)) return [...steps];
  let number = 0;
  return steps.filter((step) => {
    if (step.happening !== "move") return true;
    const index = number++;
    return only ? index !== length : index < length;
  });
}
