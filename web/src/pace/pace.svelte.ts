// The clock of a table: boards and frame wait for its beats, one after another, so that nothing
// starts before what came before has ended.
import { hurriedSpeed, length, type Beat, type Manner } from "./beats";

export interface Scene<State> {
  before: State | null;
  now: State;
}

interface Waiting {
  until: number;
  beat: Beat;
  timer: ReturnType<typeof setTimeout>;
  done: () => void;
}

export class Pace<State = unknown> {
  /** Somebody touched the table: the rest of this turn is brisk. */
  hurried = $state(false);
  /** How the board shows what is new; without one the frame keeps the time alone. */
  film: ((scene: Scene<State>) => Promise<void>) | null = null;
  private waiting = new Set<Waiting>();

  constructor(private readonly manner: () => Manner) {}

  /** The manner now, after a touch included. */
  get now(): Manner {
    const { speed, still } = this.manner();
    return { speed: this.hurried ? hurriedSpeed(speed) : speed, still };
  }

  /** Milliseconds for a movement: 0 where it should be there at once. */
  length(beat: Beat, count = 1): number {
    return length(beat, this.now, count);
  }

  /** Waits for as long as this takes. */
  beat(beat: Beat, count = 1): Promise<void> {
    return this.wait(beat, this.length(beat, count));
  }

  /** Waits until so much time has passed since `began` (of `performance.now()`). */
  since(began: number, beat: Beat): Promise<void> {
    return this.wait(beat, this.length(beat) - (performance.now() - began));
  }

  /** A touch on the table while something is shown. */
  hurry(): void {
    if (this.hurried) return;
    const before = this.now;
    this.hurried = true;
    for (const each of this.waiting) {
      const full = length(each.beat, before);
      const left = Math.max(0, each.until - performance.now());
      clearTimeout(each.timer);
      const part = full ? Math.min(1, length(each.beat, this.now) / full) : 0;
      each.timer = setTimeout(each.done, left * part);
    }
  }

  /** The next turn has its own time again. */
  calm(): void {
    this.hurried = false;
  }

  private wait(beat: Beat, milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const each: Waiting = {
        until: performance.now() + milliseconds,
        beat,
        timer: 0 as unknown as ReturnType<typeof setTimeout>,
        done: () => {
          this.waiting.delete(each);
          resolve();
        },
      };
      each.timer = setTimeout(each.done, milliseconds);
      this.waiting.add(each);
    });
  }
}
