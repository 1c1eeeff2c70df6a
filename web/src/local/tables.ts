// Serves this device's tables. Python says what it needs, one effect at a time; here
// it is carried out. A frame is posted only after Python was told that the disk has it.
import { keepSnapshot, startPython } from "./engine";
import { forgetOthers } from "./kept";
import type { Answer, FromThinker, FromTables, Request, ToTables, ToThinker } from "./protocol";
import { Storage, type Entry, type Setup } from "./storage";

type Effect =
  | { do: "read"; table: string }
  | { do: "tables" }
  | { do: "create"; setup: Setup; entries: Entry[] }
  | { do: "append"; table: string; entries: Entry[] }
  | { do: "remove"; table: string }
  | { do: "remember"; name: string }
  | { do: "think"; task: unknown }
  | { do: "reckon"; request: unknown }
  | { do: "wait"; seconds: number };

interface Turn {
  frames: [number, string][];
  steps: { job: number; effect?: Effect; answer?: unknown; trouble?: string }[];
}
interface Bytes {
  toJs(): Uint8Array;
  destroy(): void;
}
interface Device {
  ask(job: number, request: string): Bytes;
  open(job: number, window: number, table: string, language: string, have: number): Bytes;
  hear(job: number, window: number, text: string): Bytes;
  close(window: number): void;
  written(job: number, table: string): Bytes;
  resume(job: number, result: string): Bytes;
}

/** Milliseconds after the first move in which nothing else is fetched. */
const QUIET = 4000;

/** The name of the worker that thinks; it runs the same script. */
export const THINKER = "thinker";

const post = (message: FromTables): void => postMessage(message);
const storage = new Storage(() => post({ is: "memory" }));
const waiting = new Map<number, (answer: unknown) => void>();
const thoughts = new Map<number, (text: string) => void>();
let thinker: Worker | null = null;
let device: Promise<Device> | null = null;
let others: BroadcastChannel | null = null;
let jobs = 0;
let snapshotWanted = true;

async function start(name: string): Promise<Device> {
  const [python] = await Promise.all([
    startPython((share) => post({ is: "progress", share })),
    storage.open(),
  ]);
  void forgetOthers();
  const make = python.runPython("from speeltafel.local.device import Device; Device") as (
    name: string,
  ) => Device;
  return make(name);
}

/** Goes on with all jobs as far as they come. */
function take(device: Device, made: Bytes): void {
  const turn = JSON.parse(new TextDecoder().decode(made.toJs())) as Turn;
  made.destroy();
  for (const [window, text] of turn.frames) post({ is: "frame", window, text });
  for (const { job, effect, answer, trouble } of turn.steps) {
    if (effect) {
      void carryOut(effect).then(
        (result) => take(device, device.resume(job, JSON.stringify(result ?? null))),
        (error: unknown) => post({ is: "broken", text: String(error) }),
      );
      continue;
    }
    if (trouble) post({ is: "broken", text: trouble });
    waiting.get(job)?.(answer ?? null);
    waiting.delete(job);
  }
}

async function carryOut(effect: Effect): Promise<unknown> {
  switch (effect.do) {
    case "read":
      return storage.read(effect.table);
    case "tables":
      return storage.tables();
    case "create":
      return storage.create(effect.setup, effect.entries);
    case "append": {
      const answer = await storage.append(effect.table, effect.entries);
      if (answer === "kept") others?.postMessage(effect.table);
      if (snapshotWanted) {
        snapshotWanted = false;
        setTimeout(() => void keepSnapshot(), QUIET);
      }
      return answer;
    }
    case "remove":
      return storage.remove(effect.table);
    case "remember":
      return post({ is: "name", name: effect.name });
    case "think":
      return JSON.parse(await think({ do: "think", what: effect.task }));
    case "reckon":
      return JSON.parse(await think({ do: "reckon", what: effect.request }));
    case "wait":
      return new Promise((resolve) => setTimeout(() => resolve(null), effect.seconds * 1000));
  }
}

function think(message: Omit<ToThinker, "id">): Promise<string> {
  if (!thinker) {
    thinker = new Worker(self.location.href, { type: "module", name: THINKER });
    thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      thoughts.get(data.id)?.(data.text);
      thoughts.delete(data.id);
    };
  }
  const id = ++jobs;
  return new Promise((resolve) => {
    thoughts.set(id, resolve);
    thinker!.postMessage({ ...message, id });
  });
}

/** Starts a job; its answer comes when all it waited for is done. */
function run(device: Device, begin: (job: number) => Bytes): Promise<unknown> {
  const job = ++jobs;
  return new Promise((resolve) => {
    waiting.set(job, resolve);
    take(device, begin(job));
  });
}

async function ask(device: Device, id: number, request: Request): Promise<void> {
  const answer = (await run(device, (job) => device.ask(job, JSON.stringify(request)))) as Answer;
  post({ is: "answer", id, answer: answer ?? { status: 500, body: null } });
}

async function hear(message: ToTables): Promise<void> {
  if (message.is === "start") {
    device = start(message.name);
    device.catch((error: unknown) => post({ is: "broken", text: String(error) }));
    return;
  }
  const here = await device;
  if (!here) return;
  switch (message.is) {
    case "ask":
      return ask(here, message.id, message.request);
    case "open": {
      const { window, table, language, have } = message;
      const code = await run(here, (job) => here.open(job, window, table, language, have));
      if (code) post({ is: "closed", window, code: Number(code) });
      return;
    }
    case "hear":
      return void run(here, (job) => here.hear(job, message.window, message.text));
    case "close":
      return here.close(message.window);
  }
}

export function serveTables(): void {
  addEventListener("message", ({ data }: MessageEvent<ToTables>) => void hear(data));
  others = new BroadcastChannel("speeltafel-tables");
  others.addEventListener("message", async ({ data }: MessageEvent<string>) => {
    const here = await device;
    if (here) void run(here, (job) => here.written(job, data));
  });
}
