// Pyodide in Node, as the worker of the pages has it in a browser.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { LOCK } from "./lock.mjs";

// Node would print the line of the loader that threw, all megabyte of it.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

export const bytesOf = (path) => new Uint8Array(readFileSync(path));

export async function python(folder, options = {}) {
  const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
  return loadPyodide({ indexURL: folder, lockFileContents: LOCK, ...options });
}
