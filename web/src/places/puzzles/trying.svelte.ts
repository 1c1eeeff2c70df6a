// Somebody at a puzzle: what was played so far, what the board shows, what was said to it.
import { Pace } from "../../pace/pace.svelte";
import type { BoardState } from "../../table/board/props";
import { api, Trouble } from "../../wire/api";
import type { PuzzleAnswer, PuzzleHint, PuzzlePage, PuzzleStep, Step } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";
import { device } from "../device.svelte";

export interface Verdict {
  kind: "right" | "won" | "wrong" | "refused" | "hint";
  title: string;
  text: string;
}

const LAST_STAGE = 3;
/** A film that waits for what only a table has does not hold up the puzzle. */
const LONGEST = 6000;

export class Trying {
  view: unknown = $state.raw(null);
  moves: readonly string[] = $state.raw([]);
  prompt = $state("");
  verdict: Verdict | null = $state.raw(null);
  hint: PuzzleHint | null = $state.raw(null);
  stage = $state(0);
  busy = $state(false);
  won = $state(false);
  /** What went wrong, and how often help was asked, for who shares it. */
  misses = $state(0);
  hints = $state(0);
  /** Own moves and replies that were right so far. */
  line: readonly string[] = $state.raw([]);
  steps: readonly Step[] = $state.raw([]);
  readonly pace: Pace<BoardState>;
  private here: unknown;
  private gone = false;

  constructor(
    readonly page: PuzzlePage,
    private readonly daily: boolean,
    manner: ConstructorParameters<typeof Pace>[0],
  ) {
    this.pace = new Pace(manner);
    this.begin();
  }

  begin(): void {
    const { view, moves, prompt } = this.page;
    this.view = this.here = view;
    this.moves = moves;
    this.prompt = prompt;
    this.line = [];
    this.steps = [];
    this.verdict = null;
    this.won = false;
    this.forgetHint();
  }

  leave(): void {
    this.gone = true;
  }

  /** Nothing may be played: something moves, or what was played is being told. */
  get rests(): boolean {
    return this.busy || this.won || this.verdict?.kind === "wrong";
  }

  async attempt(move: string): Promise<void> {
    if (this.rests) return;
    this.busy = true;
    this.forgetHint();
    const { game, number } = this.page;
    try {
      await this.show(await api.attempt(game, number, this.line, move));
    } catch (error) {
      this.refuse(error);
    }
    this.busy = false;
  }

  /** What may not be played: the rule says why. */
  async ask(move: string): Promise<void> {
    if (this.busy || this.won) return;
    if (this.verdict?.kind === "wrong") this.again();
    else await this.attempt(move);
  }

  /** Back to where the wrong move was made. */
  again(): void {
    this.view = this.here;
    if (this.verdict?.kind === "wrong") this.steps = this.steps.slice(0, this.line.length);
    this.verdict = null;
  }

  /** Somebody goes on: what was said to the last move has been read. */
  touched(): void {
    if (this.busy) this.pace.hurry();
    else if (this.verdict?.kind === "right" || this.verdict?.kind === "refused")
      this.verdict = null;
  }

  async nextHint(): Promise<void> {
    if (this.busy || this.won) return;
    this.again();
    this.busy = true;
    try {
      if (!this.hint) this.hints++;
      this.hint ??= await api.puzzleHint(this.page.game, this.page.number, this.line);
      this.stage = Math.min(LAST_STAGE, this.stage + 1);
      const { look, because } = this.hint;
      const text = [look, say("puzzle-hint-2"), because][this.stage - 1] ?? "";
      this.verdict = { kind: "hint", title: "", text };
    } catch (error) {
      this.refuse(error);
    }
    this.busy = false;
  }

  get hintsLeft(): boolean {
    return this.stage < LAST_STAGE;
  }

  private async show(answer: PuzzleAnswer): Promise<void> {
    this.verdict = null;
    for (const [index, step] of answer.steps.entries()) {
      if (index) await this.pace.beat("look");
      if (this.gone) return;
      await this.film(step);
    }
    if (!answer.right) {
      const text = answer.steps[1] ? `${say("puzzle-reply")} ${answer.text}` : answer.text;
      this.misses++;
      this.verdict = { kind: "wrong", title: say("puzzle-wrong"), text };
      return;
    }
    this.here = this.view;
    this.line = [...this.line, ...answer.steps.map((step) => step.move)];
    this.moves = answer.moves;
    this.prompt = answer.prompt;
    this.won = answer.done;
    if (answer.done) device.solve(this.page.game, this.page.number, this.daily);
    this.verdict = answer.done
      ? { kind: "won", title: say("puzzle-won"), text: answer.text }
      : { kind: "right", title: say("puzzle-right"), text: answer.text };
  }

  /** The board shows the move as at a table. */
  private async film({ actor, move, told, view }: PuzzleStep): Promise<void> {
    const before = { view: this.view, steps: this.steps };
    const sequence = this.steps.length + 1;
    const at = Date.now() / 1000;
    this.steps = [...this.steps, { sequence, happening: "move", actor, at, move, told } as Step];
    this.view = view;
    const now = { view, steps: this.steps.slice(-1) };
    await Promise.race([
      this.pace.film?.({ before, now }) ?? this.pace.beat("land"),
      new Promise((resolve) => setTimeout(resolve, LONGEST)),
    ]);
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
