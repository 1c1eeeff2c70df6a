// One socket for this device and table. It reconnects by itself and says what it has, so that
// nothing is missed; a question gets its answer by the ticket it carries.
import { voice } from "../words/voice.svelte";
import { openLine, type Line } from "./line";
import type {
  Answer,
  Chat,
  Done,
  FromClient,
  FromServer,
  Refused,
  SeatInfo,
  Sight,
  Situation,
  Step,
  TableInfo,
} from "./types.gen";

export type Status = "connecting" | "open" | "lost" | "gone";
export type Reply = Done | Refused | Answer;
type WithoutTicket<Each> = Each extends unknown ? Omit<Each, "ticket"> : never;
/** What may be said to the server; the ticket is added here. */
export type Message = WithoutTicket<FromClient>;

const PATIENCE = [300, 800, 1500, 3000, 5000, 8000];
const KEEP_ALIVE = 20_000;
/** Milliseconds without a word after something was asked: the line is dead, though nobody said so. */
const SILENCE = 10_000;
/** The same where the device itself has noticed something. */
const DOUBT = 2_500;

export class Connection {
  status: Status = $state("connecting");
  /** Why the table is gone, in words. */
  farewell = $state("");
  table: TableInfo | null = $state.raw(null);
  you: number[] = $state.raw([]);
  seats: SeatInfo[] = $state.raw([]);
  steps: Step[] = $state.raw([]);
  situation: Situation | null = $state.raw(null);
  sights: Map<number | null, Sight> = $state.raw(new Map());
  /** What was last said at the table, newest last. */
  talk: Chat[] = $state.raw([]);
  sequence = $state(-1);
  /** When the situation arrived, to count clocks down from. */
  arrived = $state(0);

  private socket: Line | null = null;
  /** Questions without an answer yet; after a reconnect they are sent again, and happen once. */
  private waiting = new Map<
    string,
    { text: string; thought: boolean; resolve: (reply: Reply) => void }
  >();
  private tickets = 0;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private closed = false;
  /** Whether this socket has told everything once. */
  private welcomed = false;
  /** How many messages have come. */
  private words = 0;

  /** `heard` is told after every change: what is new, or null where everything was told again.
      `stays`: somebody else says when this table is gone; until then a closed door is tried again. */
  constructor(
    private readonly name: string,
    private readonly heard: (fresh: readonly Step[] | null) => void = () => undefined,
    private readonly stays = false,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Whoever is here has sat down: the server must look again who this is. */
  renew(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.hangUp();
    this.sequence = -1;
    this.connect();
  }

  /** Sends a message; resolves with the answer, or after a reconnect with a refusal. */
  ask(message: Message): Promise<Reply> {
    const ticket = `${Date.now().toString(36)}-${++this.tickets}`;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve(away(ticket));
        return;
      }
      const text = JSON.stringify({ ...message, ticket });
      this.waiting.set(ticket, { text, thought: message.is === "hint", resolve });
      this.socket.send(text);
      this.listen(SILENCE, ticket);
    });
  }

  /** The page has changed its language: everything is told again in the new one. */
  speak(): void {
    void this.ask({ is: "language", language: voice.language, have: 0 });
  }

  private hurry = (): void => {
    if (document.hidden) return;
    if (this.status === "lost") {
      clearTimeout(this.timer);
      this.connect();
    } else if (this.status === "open") {
      void this.ask({ is: "ping" });
      this.listen(DOUBT);
    }
  };

  /** Networks end without a word: a line that stays silent for so long is opened anew. */
  private listen(patience: number, ticket = ""): void {
    const { socket, words } = this;
    if (!(socket instanceof WebSocket)) return;
    setTimeout(() => {
      // While somebody strong thinks about a hint nothing else is answered.
      const thinks = [...this.waiting.values()].some((each) => each.thought);
      if (this.socket !== socket || thinks) return;
      if (this.words === words) {
        this.hangUp();
        this.lose(0, "");
      } else if (this.waiting.has(ticket)) this.listen(patience, ticket);
    }, patience);
  }

  private hangUp(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }

  private connect(): void {
    this.hangUp();
    const socket = openLine(this.name, Math.max(0, this.sequence));
    this.socket = socket;
    this.listen(SILENCE);
    this.welcomed = false;
    socket.onopen = () => {
      this.beat = window.setInterval(() => void this.ask({ is: "ping" }), KEEP_ALIVE);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.lose(event.code, event.reason);
  }

  private lose(code: number, reason: string): void {
    clearInterval(this.beat);
    if (this.closed || this.status === "gone") return;
    if (code >= 4400 && code < 4500 && !this.stays) {
      this.status = "gone";
      this.farewell ||= reason;
      return;
    }
    this.status = "lost";
    const pause = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!;
    this.timer = window.setTimeout(() => this.connect(), pause * (0.7 + 0.6 * Math.random()));
  }

  private hear(message: FromServer): void {
    this.words++;
    switch (message.is) {
      case "welcome": {
        const fresh = !this.welcomed;
        this.welcomed = true;
        this.status = "open";
        this.tries = 0;
        this.table = message.table;
        this.you = message.you;
        this.seats = message.seats;
        this.steps =
          message.after <= 0
            ? message.steps
            : [...this.steps.filter((step) => step.sequence <= message.after), ...message.steps];
        this.settle(message.sequence, message.situation);
        this.sights = new Map(message.sights.map((sight) => [sight.seat, sight]));
        this.heard(null);
        this.finish(message.tickets ?? [], message.sequence);
        // Once for each socket: a welcome that answers us must not make us ask again.
        if (fresh) for (const { text } of this.waiting.values()) this.socket?.send(text);
        break;
      }
      case "news":
        // Who comes and goes is no step: that news has no number of its own.
        if (message.seats?.length) this.changeSeats(message.seats);
        if (message.sequence <= this.sequence) {
          this.finish(message.tickets ?? [], message.sequence);
          break;
        }
        this.steps = [...this.steps, ...message.steps];
        if (message.you) this.you = message.you;
        this.settle(message.sequence, message.situation);
        if (message.sights) this.see(message.sights);
        this.heard(message.steps);
        this.finish(message.tickets ?? [], message.sequence);
        break;
      case "sights":
        this.see(message.sights);
        this.heard([]);
        break;
      case "talk":
        this.talk = [...this.talk.slice(-19), message];
        break;
      case "goodbye":
        if (!message.again && !this.stays) this.status = "gone";
        this.farewell = message.text;
        break;
      case "pong":
        this.waiting.delete(message.ticket);
        break;
      case "done":
      case "refused":
      case "answer":
        this.answer(message);
        break;
    }
  }

  private finish(tickets: readonly string[], sequence: number): void {
    for (const ticket of tickets) this.answer({ is: "done", ticket, sequence });
  }

  private answer(reply: Reply): void {
    this.waiting.get(reply.ticket)?.resolve(reply);
    this.waiting.delete(reply.ticket);
  }

  private settle(sequence: number, situation: Situation): void {
    this.sequence = sequence;
    this.situation = situation;
    this.arrived = performance.now();
  }

  private see(sights: readonly Sight[]): void {
    this.sights = new Map([...this.sights, ...sights.map((sight) => [sight.seat, sight] as const)]);
  }

  private changeSeats(changed: readonly SeatInfo[]): void {
    const bySeat = new Map(changed.map((each) => [each.seat, each]));
    const known = new Set(this.seats.map((each) => each.seat));
    this.seats = [
      ...this.seats.map((each) => bySeat.get(each.seat) ?? each),
      ...changed.filter((each) => !known.has(each.seat)),
    ];
  }
}

function away(ticket: string): Refused {
  const words = voice.say("not-connected");
  return {
    is: "refused",
    ticket,
    kind: "away",
    why: { code: "web-not-connected", arguments: {}, text: words },
    instead: null,
    text: words,
    sequence: -1,
    again: true,
  };
}
