// Who says what at the table: people by the phrases they choose, the animals a word of their own.
// It appears as a balloon at the plate, and in the region that is read aloud.
import { untrack } from "svelte";
import type { Balloons } from "./balloons.svelte";
import { Remarks, type Remark } from "./remarks";
import type { TableSession } from "../session.svelte";

/** Call it once, while the table is set up. */
export function talking(
  session: TableSession,
  names: () => readonly string[],
  balloons: Balloons,
): void {
  const { wire } = session;
  const remarks = new Remarks();
  function say({ seat, text }: Remark): void {
    balloons.say(seat, text);
    session.say(`${names()[seat]}: ${text}`);
  }
  /** Animals speak to whoever plays, not to those who look on. */
  function remark(said: Remark | null): void {
    if (said && wire.you.length) say(said);
  }

  $effect(() => {
    const line = wire.talk.at(-1);
    if (line) untrack(() => say(line));
  });

  const begun = $derived(
    Boolean(session.situation?.started) &&
      !session.steps.some((step) => step.happening === "move" && step.actor >= 0),
  );
  $effect(() => {
    if (begun) untrack(() => remark(remarks.start(wire.seats)));
  });
  $effect(() => {
    const own = (session.scenes.shown?.fresh ?? []).filter(
      (step) => step.happening === "move" && wire.you.includes(step.actor),
    );
    untrack(() => own.forEach((step) => remark(remarks.seen(step, wire.seats))));
  });
  $effect(() => {
    if (session.told && !session.scenes.late) untrack(() => remark(remarks.end(wire.seats)));
  });
}
