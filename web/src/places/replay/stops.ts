// A replay as people tell it: not every card that was drawn, but one stop for each turn, or for each
// round where everybody draws at once; and which stops are worth jumping to.
import type { ReplayStep } from "../../wire/types.gen";

export interface Stop {
  /** How many steps of the match lie behind it. */
  steps: number;
  lines: string[];
  moment: boolean;
}

/** Kinds of steps in which something happened that one wants to see again. */
const MOMENTS: ReadonlySet<string> = new Set([
  "katalon-captures",
  "katalon-captures-ends",
  "katalon-captures-wins",
  "katoiz-takes-set",
  "katoiz-sends-back",
  "katoiz-walks-home",
  "potzklotz-claims-mirror",
  "potzklotz-claims-other",
  "kapai-draws-and-crosses",
  "kobito-carries",
  "kobito-pays",
]);
const DEALING = 2;
const LINES = 4;

/** `rounds`: everybody draws at once, so a round is one stop. */
export function stopsOf(
  steps: readonly ReplayStep[],
  seat: number | null,
  rounds: boolean,
  all: (count: number) => string,
): Stop[] {
  const groups: ReplayStep[][] = [];
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (!before || begins(before, step, rounds, groups)) groups.push([step]);
    else groups.at(-1)!.push(step);
  }
  return groups.map((group) => ({
    steps: group.at(-1)!.number,
    lines: rounds ? roundLines(group, seat, all) : folded(group.map((step) => step.told)),
    moment: group.some(
      (step) => MOMENTS.has(step.code) && (!rounds || seat === null || step.actor === seat),
    ),
  }));
}

function begins(
  before: ReplayStep,
  step: ReplayStep,
  rounds: boolean,
  groups: readonly ReplayStep[][],
): boolean {
  if (before.actor < 0)
    // The dealing at the beginning stands for itself; a roll belongs to the turn it is for.
    return groups.length === 1 && step.actor >= 0 && groups[0]!.length > DEALING;
  return step.actor < 0 || (!rounds && step.actor !== before.actor);
}

/** What was rolled, and what one did with it oneself. */
function roundLines(
  group: readonly ReplayStep[],
  seat: number | null,
  all: (count: number) => string,
): string[] {
  const rolled = group.filter((step) => step.actor < 0).map((step) => step.told);
  const drawn = group.filter((step) => step.actor >= 0);
  const own = drawn.filter((step) => step.actor === seat);
  const told = own.length || drawn.length > LINES ? own : drawn;
  const others = drawn.length - told.length;
  return [...rolled, ...told.map((step) => step.told), ...(others ? [all(others)] : [])];
}

/** The same again, and again, is said once and counted; so is what differs by its numbers only. */
export function folded(told: readonly string[]): string[] {
  const lines: { text: string; like: string; count: number }[] = [];
  for (const text of told) {
    const like = text.replace(/\d+/g, "#");
    const last = lines.at(-1);
    if (last?.like === like) last.count++;
    else lines.push({ text, like, count: 1 });
  }
  return lines.map(({ text, count }) => (count > 1 ? `${text} (${count}×)` : text));
}
