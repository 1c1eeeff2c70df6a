// Somebody at a task of a lesson: what was played so far, what the board shows, what was said to it.
import { api, Trouble } from "../../wire/api";
import type { LessonAnswer, LessonHint, LessonTask } from "../../wire/types.gen";

/** What is not what was asked stays on the board for so long; then it goes back. */
const SEEN = 1500;

export interface Said {
  verdict: LessonAnswer["verdict"] | "hint" | "trouble";
  text: string;
}

export class Attempt {
  view: unknown = $state.raw(null);
  moves: readonly string[] = $state.raw([]);
  prompt = $state("");
  said: Said | null = $state.raw(null);
  hint: LessonHint | null = $state.raw(null);
  busy = $state(false);
  done = $state(false);
  /** Own moves that were right so far. */
  line: readonly string[] = $state.raw([]);
  private gone = false;
  private looked: () => void = () => undefined;
  private here: unknown;

  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly number: number,
    readonly task: LessonTask,
  ) {
    this.restart();
  }

  get seat(): number {
    return this.task.seat;
  }

  /** Nothing is said any more: the page shows something else. */
  leave(): void {
    this.gone = true;
  }

  restart(): void {
    this.view = this.here = this.task.view;
    this.moves = this.task.moves;
    this.prompt = this.task.prompt;
    this.line = [];
    this.said = this.hint = null;
    this.done = false;
  }

  /** A move, allowed or not: it is judged. */
  async play(move: string): Promise<void> {
    if (this.busy || this.done) return;
    this.busy = true;
    this.hint = null;
    try {
      const { game, lesson, number, line } = this;
      const answer = await api.tryTask(game, lesson, number, line, move);
      if (this.gone) return;
      this.said = { verdict: answer.verdict, text: answer.text };
      if (answer.verdict === "missed") await this.showMissed(answer);
      else if (answer.verdict !== "refused") this.goOn(answer, move);
    } catch (error) {
      this.fail(error);
    }
    this.busy = false;
  }

  /** The words first; asked once more, the move on the board. */
  async nextHint(): Promise<void> {
    if (this.busy || this.done) return;
    this.busy = true;
    try {
      const { game, lesson, number, line } = this;
      const hint = await api.taskHint(game, lesson, number, line);
      if (this.said?.verdict === "hint") this.hint = hint;
      this.said = { verdict: "hint", text: hint.text };
    } catch (error) {
      this.fail(error);
    }
    this.busy = false;
  }

  /** What was said to the last move need not stand there any longer; who goes on has seen what missed. */
  forget(): void {
    this.looked();
    if (!this.busy && !this.done && this.said?.verdict !== "hint") this.said = null;
  }

  private goOn(answer: LessonAnswer, move: string): void {
    this.view = this.here = answer.view;
    this.moves = answer.moves;
    this.prompt = answer.prompt;
    this.line = [...this.line, move];
    this.done = answer.verdict === "right";
  }

  private async showMissed(answer: LessonAnswer): Promise<void> {
    this.view = answer.view;
    await new Promise<void>((resolve) => {
      this.looked = resolve;
      setTimeout(resolve, SEEN);
    });
    if (!this.gone) this.view = this.here;
  }

  private fail(error: unknown): void {
    const text = error instanceof Trouble ? error.message : String(error);
    this.said = { verdict: "trouble", text };
  }
}
