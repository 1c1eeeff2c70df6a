// Whose card it was, and whether it was right, in a few words.
import type { PotzklotzView } from "../../../wire/types.gen";
import { say } from "../../../words/voice.svelte";

export type Verdict = NonNullable<PotzklotzView["last"]>;

export function headingOf(
  { seat, source, judgement }: Verdict,
  you: number | null,
  nameOf: (seat: number) => string,
): string {
  const [own, others] = source ? ["mine", "card"] : ["my-twin", "twin"];
  return say(judgement === "RIGHT" ? "potzklotz-laid-right" : "potzklotz-laid-wrong", {
    name: nameOf(seat),
    whose: seat === you ? own! : others!,
  });
}
