// What is asked over HTTP. Every failure is a `Trouble` with words for the person.
import { home } from "../home";
import { client } from "../local/client.svelte";
import { isKept, kept } from "../local/kept";
import { isLocal } from "../local/names";
import { voice } from "../words/voice.svelte";
import type {
  Decision,
  FoundPart,
  LessonAnswer,
  LessonHint,
  LessonList,
  LessonPage,
  NewTable,
  Problem,
  PuzzleAnswer,
  PuzzleHint,
  PuzzlePage,
  PuzzleShelf,
  Replay,
  ReviewedRecord,
  ReviewPage,
  ReviewPart,
  RulesPage,
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

/** What a device can do without others. */
const OWN = /^\/(guest|tables|puzzles(\?.*|\/.*)|lessons\/.*)$/;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (home.folder || isLocal(path.split("/")[2] ?? "")) return here<T>(method, path, body);
  try {
    return await there<T>(method, path, body);
  } catch (trouble) {
    // Without its server the device serves itself, if it has kept what that takes.
    const away = trouble instanceof Trouble && trouble.status === 0;
    if (away && OWN.test(path) && (await isKept("engine.zip"))) return here<T>(method, path, body);
    throw trouble;
  }
}

/** Asks the server. */
async function there<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  if (!response.ok) throw await troubleOf(response.status, response.json());
  return (await response.json()) as T;
}

async function troubleOf(status: number, body: Promise<unknown>): Promise<Trouble> {
  const problem = (await body.catch(() => null)) as Problem | null;
  return new Trouble(status, problem?.code ?? "", problem?.text ?? voice.say("lost-server"));
}

/** What a worker of this device could not do has no words of its own. */
function troubleHere(status: number, problem: Problem | null): Trouble {
  const words = problem?.code === "no-book" ? "local-no-book" : "local-trouble";
  return new Trouble(status, problem?.code ?? "", problem?.text ?? voice.say(words));
}

/** Asks this device, which serves its own tables. */
async function here<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { pathname, searchParams } = new URL(path, "http://here");
  const request = {
    method,
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    body: body ?? null,
    language: voice.language,
  };
  const answer = await client.request(request);
  if (answer.status !== 200) throw troubleHere(answer.status, answer.body as Problem | null);
  return answer.body as T;
}

/** What lies in the folder as a file, there before the engine is. */
async function file<T>(name: string): Promise<T> {
  try {
    return (await (await kept(`kept/${voice.language}/${name}.json`)).json()) as T;
  } catch {
    throw new Trouble(0, "offline", voice.say("lost-offline"));
  }
}

const part = encodeURIComponent;

export const api = {
  shelf: () => (home.folder ? file<Shelf>("shelf") : call<Shelf>("GET", "/shelf")),
  mine: async (): Promise<TableCard[]> => {
    const own = client.hasTables ? await here<TableCard[]>("GET", "/tables") : [];
    if (home.folder) return own;
    try {
      return [...own, ...(await there<TableCard[]>("GET", "/tables"))];
    } catch (trouble) {
      if (own.length) return own;
      throw trouble;
    }
  },
  card: (table: string) => call<TableCard>("GET", `/tables/${part(table)}`),
  byCode: (code: string) => call<TableCard>("GET", `/codes/${part(code)}`),
  create: (table: NewTable) => call<TableCard>("POST", "/tables", table),
  sit: (table: string, name: string, seat: number | null = null) =>
    call<TableCard>(
      "POST",
      `/tables/${part(table)}/sit`,
      seat === null ? { name } : { seat, name },
    ),
  guest: async () =>
    home.folder
      ? client.name
        ? { name: client.name }
        : null
      : call<{ name: string } | null>("GET", "/guest"),
  nickname: (name: string) => call<{ name: string }>("PUT", "/guest", { name }),
  replay: (table: string, seat: number | null) =>
    call<Replay>("GET", `/tables/${part(table)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  /** A part of a review: what it found is sent back for the page. */
  reviewPart: (table: string, seat: number, number: number) =>
    call<ReviewPart>("GET", `/tables/${part(table)}/review?seat=${seat}&part=${number}`),
  reviewPage: (table: string, seat: number, found: readonly FoundPart[]) =>
    call<ReviewPage>("POST", `/tables/${part(table)}/review`, { seat, found }),
  /** Its moments as PDF; only a server has a press. */
  reviewPaper: async (printed: ReviewedRecord): Promise<Blob> => {
    const response = await fetch(`/api/print/review?language=${voice.language}`, {
      method: "POST",
      body: JSON.stringify(printed),
      headers: { "content-type": "application/json" },
    }).catch(() => null);
    if (!response) throw new Trouble(0, "offline", voice.say("lost-offline"));
    if (!response.ok) throw await troubleOf(response.status, response.json());
    return response.blob();
  },
  /** What decided a finished match; no words where nothing is proven. */
  decision: (table: string) => call<Decision>("GET", `/tables/${part(table)}/decision`),
  rules: (game: string) =>
    home.folder ? file<RulesPage>(`rules-${game}`) : call<RulesPage>("GET", `/rules/${part(game)}`),
  lessons: (game: string) => call<LessonList>("GET", `/lessons/${part(game)}`),
  lesson: (game: string, lesson: string) =>
    call<LessonPage>("GET", `/lessons/${part(game)}/${part(lesson)}`),
  /** Judges a move after what was played from the position of a task. */
  tryTask: (game: string, lesson: string, task: number, line: readonly string[], move: string) =>
    call<LessonAnswer>("POST", `/lessons/${part(game)}/${part(lesson)}/${task}`, { line, move }),
  taskHint: (game: string, lesson: string, task: number, line: readonly string[]) =>
    call<LessonHint>("POST", `/lessons/${part(game)}/${part(lesson)}/${task}/hint`, { line }),
  /** The puzzles of a day, `2026-11-18`. */
  puzzleShelf: (day: string) => call<PuzzleShelf>("GET", `/puzzles?day=${part(day)}`),
  puzzle: (game: string, number: number) =>
    call<PuzzlePage>("GET", `/puzzles/${part(game)}/${number}`),
  attempt: (game: string, number: number, line: readonly string[], move: string) =>
    call<PuzzleAnswer>("POST", `/puzzles/${part(game)}/${number}`, { line, move }),
  puzzleHint: (game: string, number: number, line: readonly string[]) =>
    call<PuzzleHint>("POST", `/puzzles/${part(game)}/${number}/hint`, { line }),
  /** A table as a file to take along, and such a file or a record as a table. */
  file: (table: string) => call<unknown>("GET", `/tables/${part(table)}/file`),
  /** From this device to the server: the log is the table. */
  move: async (table: string): Promise<TableCard> => {
    const text = JSON.stringify(await here("GET", `/tables/${part(table)}/file`));
    await there("PUT", "/guest", { name: client.name });
    const card = await there<TableCard>("POST", "/tables/file", { text });
    await here("DELETE", `/tables/${part(table)}`);
    return card;
  },
  openFile: (text: string) => call<TableCard>("POST", "/tables/file", { text }),
  recordText: async (table: string): Promise<string> => {
    if (home.folder || isLocal(table)) return here<string>("GET", `/tables/${part(table)}/record`);
    const response = await fetch(api.record(table)).catch(() => null);
    if (!response) throw new Trouble(0, "offline", voice.say("lost-offline"));
    if (!response.ok) throw await troubleOf(response.status, response.json());
    return response.text();
  },
  qr: (table: string) => `/api/tables/${part(table)}/qr.svg`,
  record: (table: string) => `/api/tables/${part(table)}/record`,
};
