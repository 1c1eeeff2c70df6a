/** For Pyodide, in Node and in the browser: no package is ever looked up or fetched, for all that is
 * needed lies in our own folder. */
export const LOCK = {
  info: {
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    version: "314.0.7",
    python: "3.14.2",
    abi_version: "2026_0",
  },
  packages: {},
};
