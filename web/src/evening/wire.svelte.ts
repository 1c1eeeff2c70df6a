// The line of one screen of an evening. It reconnects by itself, says first who it is, and asks with
// tickets; what it hears takes the place of what it knew.
import { voice } from "../words/voice.svelte";
import type { Desk, Done, Refused } from "../wire/types.gen";
import {
  wallOf,
  youOf,
  type EveningInfo,
  type FromEvening,
  type FromEveningDevice,
  type PlayerInfo,
  type SmallTable,
  type Wall,
  type You,
} from "./messages";

export type Role = "wall" | "desk" | "remote" | "guest";
export type Reply = Done | Refused;
type WithoutTicket<Each> = Each extends unknown ? Omit<Each, "ticket"> : never;
export type HostAct = WithoutTicket<FromEveningDevice>;

const PATIENCE = [300, 800, 1500, 3000, 5000];
const KEEP_ALIVE = 20_000;
/** No longer than this can the network be gone without anybody noticing. */
const SILENCE = 8_000;

export class EveningLine {
  status: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  /** Why the door is closed, in words. */
  farewell = $state("");
  wall: Wall | null = $state.raw(null);
  you: You | null = $state.raw(null);
  players: readonly PlayerInfo[] = $state.raw([]);
  tables: ReadonlyMap<string, SmallTable> = $state.raw(new Map());
  info: EveningInfo | null = $state.raw(null);
  /** When the newest message arrived, to count a timer down from. */
  arrived = $state(0);
  /** What was refused last, in words. */
  refused = $state("");

  private socket: WebSocket | null = null;
  private waiting = new Map<string, { text: string; resolve: (reply: Reply) => void }>();
  private tickets = 0;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private silence = 0;
  private closed = false;

  constructor(
    private readonly evening: string,
    private readonly role: Role,
    private readonly key: string,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    this.drop();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  /** The device has come in, or in again: the server must look anew who this is. */
  renew(): void {
    this.drop();
    this.status = "connecting";
    this.connect();
  }

  /** Sends what the host wants; false when it was refused, and `refused` says why. */
  async act(message: HostAct): Promise<boolean> {
    this.refused = "";
    const reply = await this.ask(message);
    if (reply.is === "refused") this.refused = reply.text;
    return reply.is !== "refused";
  }

  /** The page has changed its language: everything is told again in the new one. */
  speak(): void {
    void this.ask({ is: "language", language: voice.language });
  }

  private ask(message: HostAct): Promise<Reply> {
    const ticket = `${Date.now().toString(36)}-${++this.tickets}`;
    const text = JSON.stringify({ ...message, ticket });
    return new Promise((resolve) => {
      // Without a line it waits: it goes out, once, when the line is back.
      if (message.is !== "ping") this.waiting.set(ticket, { text, resolve });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  private hurry = (): void => {
    if (this.status === "lost" && !document.hidden) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ language: voice.language });
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/evenings/${encodeURIComponent(this.evening)}/socket?${query}`,
    );
    this.socket = socket;
    let welcomed = false;
    socket.onopen = () => {
      const ticket = `arrive-${++this.tickets}`;
      socket.send(JSON.stringify({ is: "arrive", ticket, role: this.role, key: this.key }));
      this.beat = window.setInterval(() => this.knock(socket), KEEP_ALIVE);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.silence);
      const message = JSON.parse(String(event.data)) as FromEvening;
      this.hear(message);
      if (!welcomed && ["wall", "desk", "you"].includes(message.is)) {
        welcomed = true;
        for (const { text } of this.waiting.values()) socket.send(text);
      }
    };
    socket.onclose = (event) => this.lose(event.code, event.reason);
  }

  private knock(socket: WebSocket): void {
    void this.ask({ is: "ping" });
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => {
      socket.onclose = socket.onmessage = null;
      socket.close();
      this.lose(0, "");
    }, SILENCE);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.beat);
    if (this.socket) {
      this.socket.onmessage = this.socket.onclose = null;
      this.socket.close();
    }
  }

  private lose(code: number, reason: string): void {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    if (this.closed || this.status === "gone") return;
    if (code >= 4400 && code < 4500) {
      this.status = "gone";
      this.farewell ||= reason;
      return;
    }
    this.status = "lost";
    const pause = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!;
    this.timer = window.setTimeout(() => this.connect(), pause * (0.7 + 0.6 * Math.random()));
  }

  private hear(message: FromEvening): void {
    switch (message.is) {
      case "wall":
        this.wall = wallOf(message);
        this.settle(message.info);
        break;
      case "desk":
        this.settle(message.info);
        this.lay(message);
        break;
      case "you":
        this.you = youOf(message);
        this.settle(null);
        break;
      case "goodbye":
        if (!message.again) this.status = "gone";
        this.farewell = message.text;
        break;
      case "done":
      case "refused":
        this.waiting.get(message.ticket)?.resolve(message);
        this.waiting.delete(message.ticket);
        break;
      case "pong":
        break;
    }
  }

  private settle(info: EveningInfo | null): void {
    this.status = "open";
    this.tries = 0;
    this.arrived = performance.now();
    if (info) this.info = info;
  }

  /** The whole desk, or only who and what has changed. */
  private lay({ whole, players, tables }: Desk): void {
    const known = whole ? [] : this.players;
    const changed = new Map(players.map((each) => [each.player, each]));
    const before = new Set(known.map((each) => each.player));
    this.players = [
      ...known.map((each) => changed.get(each.player) ?? each),
      ...players.filter((each) => !before.has(each.player)),
    ];
    const lying = whole ? [] : this.tables;
    this.tables = new Map([...lying, ...tables.map((each) => [each.table, each] as const)]);
  }
}
