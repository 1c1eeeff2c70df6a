// A person at a table: what is shown now, whose eyes are used, what was refused, which hint is open.
import { tick, untrack } from "svelte";
import type { Manner } from "../pace/beats";
import { Pace } from "../pace/pace.svelte";
import { Scenes } from "../pace/scenes.svelte";
import { sound } from "../sound/sound.svelte";
import { speech } from "../speech/speech.svelte";
import { Connection, type Message, type Reply } from "../wire/connection.svelte";
import { standing } from "../wire/standing";
import type { Said, Sight, Situation, Step } from "../wire/types.gen";
import { say } from "../words/voice.svelte";
import type { BoardState, Hint } from "./board/props";

export interface Note {
  kind: "refused" | "told";
  text: string;
  /** Why it was refused. */
  why?: Said;
  /** The connection was away: the note goes when it is back. */
  away?: boolean;
}

/** The table after a sequence number, as it came over the wire. */
export interface TableState {
  sequence: number;
  /** Those that stand. */
  steps: readonly Step[];
  fresh: readonly Step[];
  situation: Situation;
  sights: ReadonlyMap<number | null, Sight>;
}

const CHANCE = -1;
/** Milliseconds that tidings stand in the sentence. */
const TOLD = 5000;

export class TableSession {
  readonly wire: Connection;
  readonly pace: Pace<BoardState>;
  readonly scenes: Scenes<TableState>;
  note: Note | null = $state.raw(null);
  hint:
    | (Hint & { look: string; what: string; because: string[]; proven: boolean; line: number })
    | null = $state.raw(null);
  /** What the live region says, for people who do not see the board. */
  spoken = $state("");
  busy = $state(false);
  /** A hint was asked for and is not there yet. */
  thinking = $state(false);
  /** Seat that holds the device, when several people share it and hands are secret. */
  holder: number | null = $state(null);
  /** The board shows what everybody wants to see before the device is handed over. */
  lingering = $state(false);
  /** How many lines of the score have been counted out. */
  counted = $state(0);
  /** The board has counted the score out itself. */
  private countedOut = $state(false);
  private rested: (() => void)[] = [];
  private advised: { asked: string; reply: Reply } | null = null;

  constructor(
    table: string,
    private readonly secret: boolean,
    manner: () => Manner,
    stays = false,
  ) {
    this.pace = new Pace(manner);
    this.scenes = new Scenes<TableState>(this.pace, {
      quiet: (before, next) => this.goesOn(before, next),
      thought: (_, next) => this.othersIn(next).length > 0,
      last: (before, next) => !before.situation.end && Boolean(next.situation.end),
      film: (before, now) => this.film(before, now),
      finish: () => this.finish(),
      drawn: () => tick(),
    });
    this.wire = new Connection(table, (fresh) => this.hear(fresh), stays);
  }

  /** How things stand, as far as it has been shown. */
  situation = $derived.by((): Situation | null => this.scenes.shown?.situation ?? null);
  steps = $derived.by((): readonly Step[] => this.scenes.shown?.steps ?? []);
  private sights = $derived.by(
    (): ReadonlyMap<number | null, Sight> => this.scenes.shown?.sights ?? new Map(),
  );

  /** The seats on this device that may act now. */
  acting = $derived.by((): number[] => this.wire.you.filter((seat) => this.sights.get(seat)?.acts));

  /** Through whose eyes the board is drawn. */
  seat = $derived.by((): number | null => {
    const { you } = this.wire;
    if (you.length === 0) return null;
    if (you.length === 1) return you[0]!;
    if (this.secret) return this.holder;
    return this.acting[0] ?? this.holder ?? you[0]!;
  });

  /** Who must get the device before anything is shown. */
  handOverTo = $derived.by((): number | null => {
    const { you } = this.wire;
    if (!this.secret || you.length < 2 || this.situation?.end) return null;
    const next = this.acting[0];
    if (next === undefined || (this.holder !== null && this.acting.includes(this.holder)))
      return null;
    return next;
  });

  sight = $derived.by((): Sight | undefined => this.sights.get(this.seat) ?? this.sights.get(null));

  /** May act, and nothing is moving. */
  mine = $derived.by((): boolean => Boolean(this.sight?.acts) && !this.scenes.running);

  /** The end, once the last move has been seen. */
  end = $derived.by(() => {
    const end = this.scenes.stood && !this.lingering ? (this.situation?.end ?? null) : null;
    return end && this.countedOut ? { ...end, counting: [] } : end;
  });

  /** The result may be told: everything has been counted out. */
  told = $derived.by((): boolean => this.end !== null && this.counted >= this.end.counting.length);

  /** Who on this device takes a move back: whoever made the last one that can go. */
  undoes = $derived.by((): number | null => {
    const able = this.wire.you.filter((seat) => this.sights.get(seat)?.undo);
    const last = this.steps.findLast(
      (step) => step.happening === "move" && able.includes(step.actor),
    );
    return last?.actor ?? able[0] ?? null;
  });

  async play(move: string): Promise<void> {
    if (this.seat === null || this.busy || !this.scenes.shown) return;
    this.busy = true;
    this.note = null;
    this.hint = null;
    const { sequence: seen } = this.scenes.shown;
    this.show(await this.wire.ask({ is: "move", seat: this.seat, move, seen }));
    this.busy = false;
  }

  /** What would this do, or why may it not be done? */
  async why(move: string): Promise<void> {
    if (this.seat === null) return;
    const reply = await this.wire.ask({ is: "why", seat: this.seat, move });
    if (reply.is === "answer") this.note = { kind: "told", text: reply.told.text };
    else this.show(reply);
  }

  /** What a move would do, for a board that wants to draw it. */
  async foresee(move: string): Promise<Said | null> {
    if (this.seat === null) return null;
    const reply = await this.wire.ask({ is: "why", seat: this.seat, move });
    return reply.is === "answer" ? reply.told : null;
  }

  async undo(): Promise<void> {
    if (this.undoes !== null) await this.do({ is: "undo", seat: this.undoes });
  }

  /** Three steps: look here, this move, and because, line by line. */
  async nextHint(): Promise<void> {
    this.note = null;
    const { hint } = this;
    if (hint && hint.stage < 3) this.hint = { ...hint, stage: hint.stage + 1 };
    else if (hint && hint.line < hint.because.length - 1)
      this.hint = { ...hint, line: hint.line + 1 };
    else if (!hint && this.seat !== null) {
      if (this.thinking) return;
      this.thinking = true;
      const asked = `${this.scenes.shown?.sequence}/${this.seat}`;
      // Asked twice in the same position it says the same.
      const reply =
        this.advised?.asked === asked
          ? this.advised.reply
          : await this.wire.ask({ is: "hint", seat: this.seat });
      this.thinking = false;
      if (reply.is === "answer") this.advised = { asked, reply };
      if (reply.is === "answer")
        this.hint = {
          move: reply.move,
          stage: 1,
          line: 0,
          look: reply.look?.text ?? say("hint-look"),
          what: reply.told.text,
          because: reply.because?.length
            ? reply.because.map((each) => each.text)
            : [reply.told.text],
          reasons: reply.because ?? [],
          proven: reply.proven ?? false,
        };
      else this.show(reply);
    } else this.hint = null;
  }

  hintWords(): string {
    if (!this.hint) return "";
    if (this.hint.stage === 1) return this.hint.look;
    if (this.hint.stage === 2) return say("hint-move", { what: this.hint.what });
    return this.hint.because[this.hint.line]!;
  }

  /** Whether another step or line of the hint follows. */
  hintGoesOn(): boolean {
    const { hint } = this;
    return hint !== null && (hint.stage < 3 || hint.line < hint.because.length - 1);
  }

  async do(message: Message): Promise<boolean> {
    this.note = null;
    const reply = await this.wire.ask(message);
    this.show(reply);
    return reply.is !== "refused";
  }

  /** Something happened beside the moves: it stands in the sentence for a while. */
  tell(text: string): void {
    const note: Note = { kind: "told", text };
    this.note = note;
    this.say(text);
    setTimeout(() => {
      if (this.note === note) this.note = null;
    }, TOLD);
  }

  /** Anything else is touched: what was said has been read. */
  touch(): void {
    this.note = null;
    if (this.scenes.running) this.pace.hurry();
  }

  /** Lets the board finish; where the device must be handed over, a person says when. */
  linger(on: boolean, counted = false): void {
    this.countedOut ||= counted;
    if (on || this.handOverTo === null) this.setLingering(on);
  }

  handOn(): void {
    this.setLingering(false);
  }

  say(text: string): void {
    const plain = text.replaceAll("**", "");
    // A repeated sentence must change to be read again.
    const before = untrack(() => this.spoken);
    this.spoken = plain === before ? `${plain}\u00a0` : plain;
  }

  private setLingering(on: boolean): void {
    this.lingering = on;
    if (!on) for (const each of this.rested.splice(0)) each();
  }

  private hear(fresh: readonly Step[] | null): void {
    const { sequence, situation, sights } = this.wire;
    if (this.note?.away) this.note = null;
    if (!situation) return;
    const steps = standing(this.wire.steps);
    const state: TableState = { sequence, steps, fresh: fresh ?? [], situation, sights };
    if (fresh === null || document.hidden || !this.scenes.shown?.situation.started)
      this.scenes.settle(state);
    else this.scenes.push(state);
    for (const step of fresh ?? []) if (step.told) this.say(step.told.text);
  }

  private othersIn(state: TableState): Step[] {
    return state.fresh.filter(
      (step) => step.happening === "move" && step.actor >= 0 && !this.wire.you.includes(step.actor),
    );
  }

  /** Whoever is in the midst of a turn is not held up by what others do. */
  private goesOn(before: TableState, next: TableState): boolean {
    const moved = next.fresh.some((step) => step.happening === "move" || step.happening === "undo");
    if (!moved && Boolean(before.situation.end) === Boolean(next.situation.end)) return true;
    const own = next.fresh.some((step) => this.wire.you.includes(step.actor));
    const still = (state: TableState): boolean =>
      this.wire.you.some((seat) => state.sights.get(seat)?.acts);
    return !own && still(before) && still(next);
  }

  private viewOf(state: TableState | null): BoardState | null {
    if (!state) return null;
    const sight = state.sights.get(this.seat) ?? state.sights.get(null);
    return { view: sight?.view, steps: state.fresh };
  }

  /** The board shows it; a board without a film gets the plain times. */
  private async film(before: TableState | null, now: TableState): Promise<void> {
    const { film } = this.pace;
    if (film) return film({ before: this.viewOf(before), now: this.viewOf(now)! });
    const moves = now.fresh.filter((step) => step.happening === "move");
    if (moves.some((step) => step.actor !== CHANCE)) {
      sound.play("lay");
      await this.pace.beat("land");
    }
    if (moves.some((step) => step.actor === CHANCE)) {
      sound.play("roll");
      await this.pace.beat("roll");
    }
    if (this.othersIn(now).length) await this.pace.beat("pass");
  }

  private async finish(): Promise<void> {
    await speech.quiet();
    if (this.lingering) await new Promise<void>((resolve) => this.rested.push(resolve));
  }

  private show(reply: Reply): void {
    if (reply.is !== "refused") return;
    this.note = {
      kind: "refused",
      text: reply.text,
      why: reply.why,
      away: reply.kind === "away",
    };
    sound.play("refuse");
    this.say(reply.text);
  }
}
