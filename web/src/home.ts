// Where the pages live: at a server, or in a folder of files without one. The same build serves
// both; `speeltafel site` marks the folder's page.

/** The folder of index.html, wherever that is: this file is built into `assets/`. */
const root = new URL(import.meta.env.DEV ? "/" : "../", import.meta.url);

export const home = {
  folder: typeof document !== "undefined" && document.documentElement.dataset.home === "folder",
  /** The address of a file that lies beside index.html. */
  url: (file: string): string => new URL(file, root).href,
};
