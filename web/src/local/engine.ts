// Python with the rules in it, started in a worker: from a snapshot of its memory where that has been
// kept, else plainly.
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { LOCK } from "../../engine/lock.mjs";
import { bundle } from "../../engine/words.mjs";
import { engineUrl, isKept, kept, unpacked } from "./kept";

export type Python = Awaited<ReturnType<typeof loadPyodide>>;

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const SNAPSHOT = "snapshot.bin";

export async function startPython(progress: (share: number) => void): Promise<Python> {
  const heard = await counting(progress);
  const packed = Promise.all(["engine.zip", "msgspec.whl"].map((file) => bytes(file, heard)));
  readThroughKept(heard);
  let python: Python;
  try {
    if (!(await isKept(`${SNAPSHOT}.gz`))) throw new Error("no snapshot yet");
    const snapshot = new Response(await unpacked(SNAPSHOT)).arrayBuffer();
    python = await load({ _loadSnapshot: snapshot });
  } catch {
    python = await load({});
    python.runPython('import sys; sys.path.insert(0, "/engine.zip")');
  }
  const [engine, wheel] = await packed;
  python.FS.writeFile("/engine.zip", engine!);
  python.unpackArchive(wheel!, "wheel");
  const wake = python.runPython("from speeltafel.local.browser import wake; wake") as (
    maker: unknown,
  ) => void;
  wake(bundle);
  progress(1);
  return python;
}

/** Fetched when a game is under way: from then on the engine starts in a moment. */
export async function keepSnapshot(): Promise<void> {
  await kept(`${SNAPSHOT}.gz`).catch(() => undefined);
}

function load(options: object): Promise<Python> {
  return loadPyodide({
    indexURL: engineUrl(""),
    lockFileContents: LOCK as never,
    createPyodideModule: createPyodideModule as never,
    ...options,
  });
}

const bytes = async (file: string, heard: (bytes: number) => void): Promise<Uint8Array> =>
  new Uint8Array(await (await kept(file, heard)).arrayBuffer());

/** Pyodide fetches its files by itself; it gets the kept ones. */
function readThroughKept(heard: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (url === engineUrl(LIBRARY)) return kept(LIBRARY, heard);
    if (url !== engineUrl(WASM)) return plain(asked, options);
    const headers = { "content-type": "application/wasm" };
    return new Response(await unpacked(WASM, heard), { headers });
  };
}

/** The share of what has to come that has come. */
async function counting(progress: (share: number) => void): Promise<(bytes: number) => void> {
  const sizes = (await (await kept("files.json")).json()) as Record<string, number>;
  const files = [`${WASM}.gz`, LIBRARY, "engine.zip", "msgspec.whl"];
  const all = files.reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
  let come = 0;
  return (count) => progress(Math.min(0.99, (come += count) / all));
}
