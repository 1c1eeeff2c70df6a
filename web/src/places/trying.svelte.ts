// Somebody at a puzzle: what was played so far, what the board shows, what was said to it.
import { api, Trouble } from "../wire/api";
import type { PuzzleAnswer, PuzzleHint, PuzzlePage } from "../wire/types.gen";
import { say } from "../words/voice.svelte";
import { device } from "./device.svelte";

/** Between one's own stone and the reply, so that both are seen. */
const PAUSE = 900;

export interface Verdict {
  kind: "right" | "won" | "wrong" | "refused" | "hint";
  title: string;
  text: string;
}

export class Trying {
  view: unknown = $state.raw(null);
  moves: readonly string[] = $state.raw([]);
  prompt = $state("");
  verdict: Verdict | null = $state.raw(null);
  hint: PuzzleHint | null = $state.raw(null);
  stage = $state(0);
  busy = $state(false);
  won = $state(false);
  /** Own moves and replies that were right so far. */
  line: string[] = $state([]);
  private here: unknown;
  private gone = false;

  constructor(readonly page: PuzzlePage) {
    this.view = this.here = page.view;
    this.moves = page.moves;
    this.prompt = page.prompt;
  }

  leave(): void {
    this.gone = true;
  }

  async attempt(move: string): Promise<void> {
    if (this.busy || this.won) return;
    if (this.verdict?.kind === "wrong") this.again();
    this.busy = true;
    this.forgetHint();
    try {
      await this.show(await api.attempt(this.page.game, this.page.number, this.line, move));
    } catch (error) {
      this.refuse(error);
    }
    this.busy = false;
  }

  /** A field that may not be played: the rule says why. */
  async ask(move: string): Promise<void> {
    if (this.busy) return;
    if (this.won) return;
    if (this.verdict?.kind === "wrong") this.again();
    else await this.attempt(move);
  }

  /** Back to where the wrong move was made. */
  again(): void {
    this.view = this.here;
    this.verdict = null;
  }

  async nextHint(): Promise<void> {
    if (this.busy || this.won) return;
    this.again();
    this.busy = true;
    try {
      this.hint ??= await api.puzzleHint(this.page.game, this.page.number, this.line);
      this.stage = Math.min(3, this.stage + 1);
      this.verdict = {
        kind: "hint",
        title: "",
        text:
          this.stage === 1
            ? this.hint.look
            : this.stage === 2
              ? say("puzzle-hint-2")
              : this.hint.because,
      };
    } catch (error) {
      this.refuse(error);
    }
    this.busy = false;
  }

  private async show(answer: PuzzleAnswer): Promise<void> {
    this.verdict = null;
    for (const [index, step] of answer.steps.entries()) {
      if (index) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (this.gone) return;
      this.view = step.view;
    }
    if (!answer.right) {
      const text = answer.steps[1] ? `${say("puzzle-reply")} ${answer.text}` : answer.text;
      this.verdict = { kind: "wrong", title: say("puzzle-wrong"), text };
      return;
    }
    this.here = this.view;
    this.line = [...this.line, ...answer.steps.map((step) => step.move)];
    this.moves = answer.moves;
    this.prompt = answer.prompt;
    this.won = answer.done;
    if (answer.done) device.solve(this.page.number);
    this.verdict = answer.done
      ? { kind: "won", title: say("puzzle-won"), text: answer.text }
      : { kind: "right", title: say("puzzle-right"), text: answer.text };
  }

  private refuse(error: unknown): void {
    this.verdict = {
      kind: "refused",
      title: "",
      text: error instanceof Trouble ? error.message : String(error),
    };
  }

  private forgetHint(): void {
    this.hint = null;
    this.stage = 0;
  }
}
