// Cards that are drawn one after another are one line in the course of a game.
import type { Said, Step } from "../../wire/types.gen";

/** The steps with each run of draws in one; `line` tells such a run. */
export function foldDraws(
  steps: readonly Step[],
  isDraw: (code: string) => boolean,
  line: (draws: readonly Step[]) => string,
): Step[] {
  const lines: Step[] = [];
  let run: Step[] = [];
  const close = (): void => {
    const last = run.at(-1);
    if (last?.told) lines.push({ ...last, told: { ...last.told, text: line(run) } });
    run = [];
  };
  for (const step of steps)
    if (step.told && isDraw(step.told.code)) run.push(step);
    else {
      close();
      lines.push(step);
    }
  close();
  return lines;
}

/** Who drew this card. */
export const drawer = ({ told }: Step): number =>
  Number((told?.arguments["seat"] as Said | undefined)?.arguments["number"] ?? 1) - 1;
