// The device as its own server, as the pages see it: requests that get answers, and a line to a table
// that looks like a socket.
import type { Line } from "../wire/line";
import type { Answer, FromTables, Request, ToTables } from "./protocol";

const KEY = "speeltafel-local";
const OPEN = 1;
const CLOSED = 3;

interface Remembered {
  name: string;
  /** Whether a table was ever set up here: if not, nobody need look. */
  tables: boolean;
}

function read(): Remembered {
  try {
    return { name: "", tables: false, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { name: "", tables: false };
  }
}

class Client {
  /** How much of the engine has arrived; null before anybody wants it, 1 when it is there. */
  share: number | null = $state(null);
  /** Nothing can be kept on this device. */
  forgetful = $state(false);
  /** Why the engine does not start. */
  broken = $state("");
  private memory = read();
  private worker: Worker | null = null;
  private answers = new Map<number, (answer: Answer) => void>();
  private lines = new Map<number, LocalLine>();
  private count = 0;

  get name(): string {
    return this.memory.name;
  }
  get hasTables(): boolean {
    return this.memory.tables;
  }

  request(request: Request): Promise<Answer> {
    if (request.method === "POST" && request.path.startsWith("/tables")) this.willKeep();
    const id = ++this.count;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send({ is: "ask", id, request });
    });
  }

  /** The engine comes in the background, before somebody waits for it. */
  warm(): void {
    this.start();
  }

  open(line: LocalLine, table: string, language: string, have: number): number {
    const window = ++this.count;
    this.lines.set(window, line);
    this.send({ is: "open", window, table, language, have });
    return window;
  }
  hear(window: number, text: string): void {
    this.send({ is: "hear", window, text });
  }
  close(window: number): void {
    this.lines.delete(window);
    this.send({ is: "close", window });
  }

  private willKeep(): void {
    void navigator.storage?.persist?.().catch(() => undefined);
    this.remember({ tables: true });
  }

  private remember(changes: Partial<Remembered>): void {
    this.memory = { ...this.memory, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.memory));
    } catch {
      this.forgetful = true;
    }
  }

  private send(message: ToTables): void {
    this.start().postMessage(message);
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    this.share = 0;
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.take(data);
    this.worker.onerror = (event) => (this.broken = event.message || "worker");
    this.worker.postMessage({ is: "start", name: this.memory.name } satisfies ToTables);
    return this.worker;
  }

  private take(message: FromTables): void {
    switch (message.is) {
      case "progress":
        this.share = message.share;
        break;
      case "answer":
        this.answers.get(message.id)?.(message.answer);
        this.answers.delete(message.id);
        break;
      case "frame":
        this.lines.get(message.window)?.take(message.text);
        break;
      case "closed":
        this.lines.get(message.window)?.lose(message.code);
        break;
      case "memory":
        this.forgetful = true;
        break;
      case "name":
        this.remember({ name: message.name });
        break;
      case "broken":
        console.error(message.text);
        if (this.share !== 1) this.broken = message.text;
        break;
    }
  }
}

export const client = new Client();

/** As much of a socket as a connection needs. */
export class LocalLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private readonly window: number;

  constructor(table: string, language: string, have: number) {
    this.window = client.open(this, table, language, have);
  }

  send(text: string): void {
    client.hear(this.window, text);
  }
  close(): void {
    this.readyState = CLOSED;
    client.close(this.window);
  }

  take(text: string): void {
    if (this.readyState === 0) {
      this.readyState = OPEN;
      this.onopen?.();
    }
    if (this.readyState === OPEN) this.onmessage?.({ data: text });
  }
  lose(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.({ code, reason: "" });
  }
}
