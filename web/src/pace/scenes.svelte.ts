// What is shown at a table, one thing after another. A state that arrives while the last one is
// still being shown waits here, and the end waits for the last move.
import type { Pace } from "./pace.svelte";

/** Decides how a new state is shown. */
export interface Showing<State> {
  /** It may be shown at once, in the midst of what somebody is doing. */
  quiet: (before: State, next: State) => boolean;
  /** Somebody has thought first, so that one looks a moment before anything moves. */
  thought: (before: State, next: State) => boolean;
  /** After it the table stands still for a while. */
  last: (before: State, next: State) => boolean;
  /** Shows what is new: the board's film, or the plain one. */
  film: (before: State | null, now: State) => Promise<void>;
  /** What else must end first: a voice, a board that lingers. */
  finish: () => Promise<void>;
  /** The page has drawn the state. */
  drawn: () => Promise<void>;
}

export class Scenes<State> {
  /** What the page shows. */
  shown: State | null = $state.raw(null);
  /** Something is moving, or waits to be shown. */
  running = $state(false);
  /** The last move has been seen: the end may be told. */
  stood = $state(false);
  /** What is shown was there already when somebody came: nothing of it is told step by step. */
  late = $state(true);
  private queue: State[] = [];
  private run = 0;
  private ended = 0;

  constructor(
    private readonly pace: Pick<Pace, "beat" | "since" | "calm">,
    private readonly showing: Showing<State>,
  ) {}

  /** Everything anew, without a story: after a reconnect, or at the first look. */
  settle(state: State): void {
    this.queue = [];
    this.run++;
    this.running = false;
    this.shown = state;
    this.stood = true;
    this.late = true;
  }

  /** Something happened. */
  push(state: State): void {
    if (this.shown === null) {
      this.settle(state);
    } else if (!this.running && this.showing.quiet(this.shown, state)) {
      this.shown = state;
    } else {
      this.queue.push(state);
      if (!this.running) void this.play(++this.run);
    }
  }

  private async play(run: number): Promise<void> {
    this.running = true;
    this.stood = false;
    this.late = false;
    while (this.queue.length && run === this.run) {
      const now = this.queue[0]!;
      const before = this.shown;
      if (before && this.showing.quiet(before, now)) {
        this.queue.shift();
        this.shown = now;
        await this.showing.drawn();
        continue;
      }
      if (before && this.showing.thought(before, now)) await this.pace.since(this.ended, "look");
      if (run !== this.run) return;
      this.queue.shift();
      this.shown = now;
      await this.showing.drawn();
      await this.showing.film(before, now);
      await this.showing.finish();
      if (before && this.showing.last(before, now)) await this.pace.beat("stand");
      this.ended = performance.now();
    }
    if (run !== this.run) return;
    this.pace.calm();
    this.stood = true;
    this.running = false;
  }
}
