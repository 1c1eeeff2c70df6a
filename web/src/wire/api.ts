// What is asked over HTTP. Every failure is a `Trouble` with words for the person.
import { voice } from "../words/voice.svelte";
import type {
  NewTable,
  Problem,
  PuzzleAnswer,
  PuzzlePage,
  Replay,
  Shelf,
  TableCard,
} from "./types.gen";

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  let response: Response;
  try {
    response = await fetch(`/api${path}${mark}language=${voice.language}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Trouble(0, "offline", voice.say("lost-offline"));
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Trouble(
      response.status,
      problem?.code ?? "",
      problem?.text ?? voice.say("lost-server"),
    );
  }
  return (await response.json()) as T;
}

const part = encodeURIComponent;

export const api = {
  shelf: () => call<Shelf>("GET", "/shelf"),
  mine: () => call<TableCard[]>("GET", "/tables"),
  card: (table: string) => call<TableCard>("GET", `/tables/${part(table)}`),
  byCode: (code: string) => call<TableCard>("GET", `/codes/${part(code)}`),
  create: (table: NewTable) => call<TableCard>("POST", "/tables", table),
  sit: (table: string, name: string, seat: number | null = null) =>
    call<TableCard>(
      "POST",
      `/tables/${part(table)}/sit`,
      seat === null ? { name } : { seat, name },
    ),
  guest: () => call<{ name: string } | null>("GET", "/guest"),
  nickname: (name: string) => call<{ name: string }>("PUT", "/guest", { name }),
  replay: (table: string, seat: number | null) =>
    call<Replay>("GET", `/tables/${part(table)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  rules: (game: string) =>
    call<{ game: string; title: string; page: string }>("GET", `/rules/${part(game)}`),
  /** Number 0 is the puzzle of the day. */
  puzzle: (number: number) => call<PuzzlePage>("GET", `/puzzles/${number}`),
  attempt: (number: number, move: string) =>
    call<PuzzleAnswer>("POST", `/puzzles/${number}`, { move }),
  qr: (table: string) => `/api/tables/${part(table)}/qr.svg`,
  record: (table: string) => `/api/tables/${part(table)}/record`,
};
