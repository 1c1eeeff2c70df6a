// What the animals say: a line at the start, a word for a fine move now and then, thanks at the end.
// They say little, and never gloat.
import { animalOf } from "../../parts/animals";
import type { SeatInfo, Step } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";

export interface Remark {
  seat: number;
  text: string;
}

/** Moves that everybody would call fine, in any language. */
const FINE: ReadonlySet<string> = new Set([
  "katoiz-takes-set",
  "katoiz-walks-home",
  "kobito-carries",
  "potzklotz-claims-right",
  "kapai-draws-and-frames",
  "kapai-draws-and-crosses",
]);
/** At most one in so many moves of one's own is praised. */
const SELDOM = 5;

export class Remarks {
  private moves = 0;
  private praised = -SELDOM;
  private greeted = false;

  /** The first animal at the table wishes one well; not again after the first move was taken back. */
  start(seats: readonly SeatInfo[]): Remark | null {
    if (this.greeted) return null;
    this.greeted = true;
    return remark(seats, (animal) => say(`animal-${animal}-start`));
  }

  /** A move of somebody at this device. */
  seen(step: Step, seats: readonly SeatInfo[]): Remark | null {
    this.moves++;
    if (!FINE.has(step.told?.code ?? "") || this.moves - this.praised < SELDOM) return null;
    this.praised = this.moves;
    return remark(seats, (animal) => say(`animal-${animal}-fine`));
  }

  end(seats: readonly SeatInfo[]): Remark | null {
    return remark(seats, () => say("animal-end"));
  }
}

function remark(seats: readonly SeatInfo[], words: (animal: string) => string): Remark | null {
  const found = seats.find((seat) => seat.kind === "computer");
  return found ? { seat: found.seat, text: words(animalOf(found.level ?? "")) } : null;
}
