// A person at a table: whose eyes are used now, what was refused, which hint is open.
import { untrack } from "svelte";
import { Connection, type Reply } from "../wire/connection.svelte";
import type { Said, Sight } from "../wire/types.gen";
import { say } from "../words/voice.svelte";
import type { Hint } from "./board";

export interface Note {
  kind: "refused" | "told" | "hint";
  text: string;
  /** Why it was refused. */
  why?: Said;
}

export class TableSession {
  readonly wire: Connection;
  note: Note | null = $state.raw(null);
  hint: (Hint & { look: string; what: string; because: string }) | null = $state.raw(null);
  /** What the live region says, for people who do not see the board. */
  spoken = $state("");
  busy = $state(false);
  /** Seat that holds the device, when several people share it and hands are secret. */
  holder: number | null = $state(null);

  /** The board shows what everybody wants to see before the device is handed over. */
  lingering = $state(false);

  constructor(
    table: string,
    private readonly secret: boolean,
  ) {
    this.wire = new Connection(table);
  }

  /** The seats on this device that may act now. */
  acting = $derived.by((): number[] =>
    this.wire.you.filter((seat) => this.wire.sights.get(seat)?.acts),
  );

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
    const { you, situation } = this.wire;
    if (!this.secret || you.length < 2 || situation?.end) return null;
    const next = this.acting[0];
    if (next === undefined || (this.holder !== null && this.acting.includes(this.holder)))
      return null;
    return next;
  });

  sight = $derived.by(
    (): Sight | undefined => this.wire.sights.get(this.seat) ?? this.wire.sights.get(null),
  );

  async play(move: string): Promise<void> {
    if (this.seat === null || this.busy) return;
    this.busy = true;
    this.note = null;
    this.hint = null;
    this.show(await this.wire.ask({ is: "move", seat: this.seat, move, seen: this.wire.sequence }));
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

  /** Three steps: look here, this move, and because. */
  async nextHint(): Promise<void> {
    if (this.hint && this.hint.stage < 3) {
      this.hint = { ...this.hint, stage: this.hint.stage + 1 };
    } else if (!this.hint && this.seat !== null) {
      const reply = await this.wire.ask({ is: "hint", seat: this.seat });
      if (reply.is === "answer")
        this.hint = {
          move: reply.move,
          stage: 1,
          look: reply.look?.text ?? say("hint-look"),
          what: reply.told.text,
          because: reply.because?.map((each) => each.text).join(" ") || reply.told.text,
        };
      else this.show(reply);
    } else this.hint = null;
    if (this.hint) this.say(this.hintWords());
  }

  hintWords(): string {
    if (!this.hint) return "";
    if (this.hint.stage === 1) return this.hint.look;
    if (this.hint.stage === 2) return say("hint-move", { what: this.hint.what });
    return this.hint.because;
  }

  async do(message: { is: string } & Record<string, unknown>): Promise<void> {
    this.note = null;
    this.show(await this.wire.ask(message));
  }

  /** Lets the board finish; where the device must be handed over, a person says when. */
  linger(on: boolean): void {
    if (on || this.handOverTo === null) this.lingering = on;
  }

  say(text: string): void {
    // A repeated sentence must change to be read again.
    const before = untrack(() => this.spoken);
    this.spoken = text === before ? `${text}\u00a0` : text;
  }

  private show(reply: Reply): void {
    if (reply.is === "refused") {
      this.note = { kind: "refused", text: reply.text, why: reply.why };
      this.say(reply.text);
    }
  }
}
