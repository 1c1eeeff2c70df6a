// Somebody looks for the better move of a moment: what the board shows, and what was said to it.
import { sound } from "../../sound/sound.svelte";
import type { ReviewMoment } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";

const PAUSE = 1100;

export type Stage = "seek" | "wrong" | "found" | "shown";

export class Seeking {
  stage: Stage = $state("seek");
  text = $state("");
  /** How far the better line has been played on the board; 0: the position itself. */
  step = $state(0);
  playing = $state(false);
  /** The board shows what was played instead of where it was played. */
  own = $state(false);
  private tried = false;
  private timer = 0;

  constructor(
    readonly moment: ReviewMoment,
    /** How it ended: found at the first try or not. */
    readonly ended: (found: boolean) => void = () => undefined,
  ) {}

  get view(): unknown {
    if (this.step) return this.moment.line[this.step - 1]!.view;
    return this.own ? this.moment.after : this.moment.view;
  }
  get told(): string {
    return this.step ? this.moment.line[this.step - 1]!.told : "";
  }
  get open(): boolean {
    return this.stage === "seek" || this.stage === "wrong";
  }

  attempt(move: string): void {
    if (!this.open || this.own) return;
    const { better, played, refuted, found } = this.moment;
    if (better.includes(move)) {
      this.stage = "found";
      this.text = found;
      sound.play("right");
      this.ended(!this.tried);
      return;
    }
    this.stage = "wrong";
    this.tried = true;
    if (move === played) this.text = say("review-same");
    else if (!this.moment.moves.includes(move)) this.text = say("review-not-allowed");
    else this.text = refuted[move] ?? say("review-not-better");
  }

  show(): void {
    if (!this.open) return;
    this.own = false;
    this.stage = "shown";
    this.text = say("review-shown");
    this.ended(false);
  }

  /** The better line on the board, move by move. */
  play(): void {
    clearInterval(this.timer);
    this.playing = true;
    this.step = 1;
    this.timer = window.setInterval(() => {
      if (this.step < this.moment.line.length) this.step++;
      else this.stop();
    }, PAUSE);
  }
  go(step: number): void {
    this.stop();
    this.step = Math.max(0, Math.min(this.moment.line.length, step));
  }
  stop(): void {
    clearInterval(this.timer);
    this.playing = false;
  }
}
