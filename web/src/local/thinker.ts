// Where computers think and puzzles are judged: a worker of its own, so that no move waits for it.
import { startPython, type Python } from "./engine";
import { kept } from "./kept";
import type { FromThinker, ToThinker } from "./protocol";

let python: Promise<Python>;
let book: Promise<void> | null = null;

/** Katalon's solution is large: it comes when a proof is asked for, and is then kept. */
async function fetchBook(): Promise<void> {
  const data = new Uint8Array(await (await kept("katalon.solution")).arrayBuffer());
  const { FS, runPython } = await python;
  FS.mkdirTree("/book");
  FS.writeFile("/book/katalon.solution", data);
  runPython('import os; os.environ["SPEELTAFEL_SOLUTION"] = "/book"');
}

function wantsBook(message: ToThinker): boolean {
  const task = message.what as {
    game?: string;
    level?: string;
    advice?: boolean;
    book?: boolean;
  };
  return (
    (message.do === "reckon" && task.book !== false) ||
    (task.game === "katalon" && (task.level === "perfect" || Boolean(task.advice)))
  );
}

async function think(message: ToThinker): Promise<string> {
  if (wantsBook(message)) {
    book ??= fetchBook();
    book.catch(() => (book = null));
    try {
      await book;
    } catch {
      // A hint looks ahead instead, and says so.
      const hint = (message.what as { advice?: boolean }).advice;
      if (hint) return compute(message);
      return JSON.stringify(
        message.do === "think"
          ? { error: "the solution of Katalon is not here" }
          : { status: 503, body: { code: "no-book" } },
      );
    }
  }
  return compute(message);
}

async function compute(message: ToThinker): Promise<string> {
  const { runPython } = await python;
  const doing = runPython(`from speeltafel.local import thinker; thinker.${message.do}`) as (
    text: string,
  ) => { toJs(): Uint8Array; destroy(): void };
  const said = doing(JSON.stringify(message.what));
  const text = new TextDecoder().decode(said.toJs());
  said.destroy();
  return text;
}

export function serveThoughts(): void {
  python = startPython(() => undefined);
  addEventListener("message", async ({ data: message }: MessageEvent<ToThinker>) => {
    let text: string;
    try {
      text = await think(message);
    } catch (error) {
      text = JSON.stringify(
        message.do === "think" ? { error: String(error) } : { status: 503, body: null },
      );
    }
    postMessage({ id: message.id, text } satisfies FromThinker);
  });
}
