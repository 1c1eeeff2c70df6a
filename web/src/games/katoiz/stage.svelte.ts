// What a board of Katoiz shows. What another does is seen to begin, to go and to land; only then the
// dice roll for whoever is next. What comes without a film (a first look, a lost connection, a
// replay) stands there at once.
//
// The table rolls by itself, but whoever is to move throws with their own hand: the dice wait for a
// tap, except with "Vanzelf gooien".
import { untrack } from "svelte";
import type { Beat } from "../../pace/beats";
import type { Pace, Scene } from "../../pace/pace.svelte";
import { sound } from "../../sound/sound.svelte";
import { say } from "../../words/voice.svelte";
import type { BoardState } from "../../table/board/props";
import { Rolling } from "../../table/board/rolling.svelte";
import type { Step } from "../../wire/types.gen";

const CHANCE = -1;
const NONE: readonly string[] = [];

type Clock = Pace<BoardState>;

interface Rolled {
  roll: string | null;
  turn: number | null;
}

/** What the table hands to the board. */
export interface Given<View> {
  view: View;
  seat: number | null;
  moves: readonly string[];
  steps: readonly Step[] | undefined;
  pace: Clock | undefined;
  play: (move: string) => void;
}

export interface Act<View> {
  move: string;
  actor: number;
  before: View;
  now: View;
}

/** Shows how a move goes, and draws what it leads to when it is time. */
export type Go<View> = (act: Act<View>, pace: Clock, draw: (view: View) => void) => Promise<void>;

export class Stage<View extends Rolled> {
  /** What is drawn. */
  shown: View = $state.raw() as View;
  /** The move of another that is about to be made. */
  coming = $state("");
  /** The dice tumble. */
  tumbles = $state(false);
  /** What the dice show as long as the move before them is under way. */
  private held = $state<string | null | undefined>();
  private readonly rolling = new Rolling(() => this.fresh);
  private next: View = $state.raw() as View;
  private filming = $state(false);
  /** Who made the move that is being shown; null: somebody at this device. */
  private mover: number | null = $state(null);
  private own = "";
  private task = "";

  constructor(
    private readonly given: () => Given<View>,
    private readonly go: Go<View>,
  ) {
    this.shown = this.next = untrack(given).view;
  }

  get roll(): string | null {
    return this.held === undefined ? this.shown.roll : this.held;
  }

  /** What may be done now: nothing before the dice have been thrown. */
  get moves(): readonly string[] {
    return this.waits || this.tumbles ? NONE : this.given().moves;
  }

  /** The dice wait for a tap, once the move before them has been seen. */
  get waits(): boolean {
    return this.rolling.waits && this.shown === this.next && this.held === undefined;
  }

  /** A throw of somebody at this device, after which nothing was done yet. */
  private get fresh(): number | null {
    const { pace, view, seat, steps } = this.given();
    if (!pace || !view.roll || seat === null || view.turn !== seat) return null;
    const last = steps?.findLast((step) => step.happening === "move");
    return last?.actor === CHANCE ? last.sequence : null;
  }

  /** What is to be done; while nothing may be done yet, what is going on. */
  told(task: string, called: (seat: number) => string): string {
    if (task) return (this.task = task);
    if (this.tumbles) return say("katoiz-rolling");
    const { seat } = this.given();
    const mover = this.filming ? this.mover : this.shown.turn;
    if (mover === null) return this.filming ? say("katoiz-rolling") : "";
    // What was done here is on its way to the table.
    return mover === seat ? this.task : say("their-turn-of", { names: called(mover) });
  }

  readonly toss = (): void => {
    const { pace } = this.given();
    this.rolling.throw();
    if (pace) void this.tumble(pace);
  };

  /** Somebody at this device moves: they need not be shown what they took. */
  readonly send = (move: string): void => {
    this.own = move;
    this.given().play(move);
  };

  /** Milliseconds of a movement; none in a replay. */
  lasts(beat: Beat): number {
    return this.given().pace?.length(beat) ?? 0;
  }

  /** The space bar throws, wherever on the board the focus is. */
  readonly key = (event: KeyboardEvent): void => {
    if (event.key !== " " || !this.waits || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, dialog, .bar, .sentence, .acts, .hand")) return;
    event.preventDefault();
    event.stopPropagation();
    this.toss();
  };

  /** The table has a new view; to be called before it is drawn. */
  see(view: View): void {
    if (view === this.next) return;
    this.next = view;
    if (!this.given().pace) this.shown = view;
    // Either a film begins at once, or none comes.
    else
      setTimeout(() => {
        if (!this.filming) this.shown = this.next;
      });
  }

  /** For the clock of the table. */
  readonly film = async ({ before, now }: Scene<BoardState>): Promise<void> => {
    const { pace } = this.given();
    const moves = now.steps.filter((step) => step.happening === "move");
    const earlier = before?.view as View | undefined;
    if (!pace || !earlier || !moves.length) {
      this.shown = this.next;
      return;
    }
    this.filming = true;
    const act = moves.find((step) => step.actor !== CHANCE && step.move);
    const mine = act !== undefined && act.move === this.own;
    this.own = "";
    this.mover = act && !mine ? act.actor : null;
    if (act && !mine) {
      this.coming = act.move!;
      sound.play("tick");
      await pace.beat("lift");
      this.coming = "";
    }
    this.held = earlier.roll;
    if (act)
      await this.go(
        { move: act.move!, actor: act.actor, before: earlier, now: this.next },
        pace,
        (view) => (this.shown = view),
      );
    this.shown = this.next;
    this.held = undefined;
    if (moves.some((step) => step.actor === CHANCE) && !this.waits) await this.tumble(pace);
    if (act && !mine) await pace.beat("pass");
    this.filming = false;
    this.shown = this.next;
  };

  private async tumble(pace: Clock): Promise<void> {
    this.tumbles = true;
    sound.play("roll");
    await pace.beat("roll");
    this.tumbles = false;
  }
}

/** A stage for this board; to be called once, at its top. */
export function staged<View extends Rolled>(given: () => Given<View>, go: Go<View>): Stage<View> {
  const stage = new Stage(given, go);
  $effect.pre(() => {
    const { view } = given();
    untrack(() => stage.see(view));
  });
  $effect(() => {
    const { pace } = given();
    if (!pace) return;
    pace.film = stage.film;
    return () => (pace.film = null);
  });
  return stage;
}
