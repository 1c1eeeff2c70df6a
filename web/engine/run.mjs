// Runs a Python file in the engine as a browser has it and prints what its `answer` is:
// node run.mjs PYODIDE ENGINE plain|snapshot FILE.py [MORE.zip]
import { gunzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { bytesOf, python } from "./python.mjs";
import { bundle } from "./words.mjs";

const BOOK = new URL("../../src/speeltafel/solve/data/katalon-book.solution", import.meta.url);
const [, , pyodide, engine, start, file, more] = process.argv;

const began = performance.now();
const snapshot = () => new Uint8Array(gunzipSync(readFileSync(`${engine}/snapshot.bin.gz`)));
const library = { stdLibURL: `${engine}/python_stdlib.zip` };
const here = await python(pyodide, {
  ...library,
  ...(start === "snapshot" ? { _loadSnapshot: snapshot() } : {}),
});
here.FS.writeFile("/engine.zip", bytesOf(`${engine}/engine.zip`));
here.FS.mkdirTree("/book");
here.FS.writeFile("/book/katalon.solution", bytesOf(BOOK));
if (start === "plain") here.runPython('import sys; sys.path.insert(0, "/engine.zip")');
here.unpackArchive(bytesOf(`${engine}/msgspec.whl`), "wheel");
if (more) here.unpackArchive(bytesOf(more), "zip", { extractDir: "/more" });
here.runPython('import os; os.environ["SPEELTAFEL_SOLUTION"] = "/book"');
here.runPython("from speeltafel.local.browser import wake; wake")(bundle);
here.globals.set("started", (performance.now() - began) / 1000);
here.runPython(readFileSync(file, "utf8"));
process.stdout.write(`${here.globals.get("answer")}\n`, () => process.exit(0));
