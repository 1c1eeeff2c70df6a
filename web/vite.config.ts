import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const server = process.env.SPEELTAFEL_SERVER ?? "http://127.0.0.1:8000";

/** The folder of the engine beside the scripts; `scripts/pages` puts it there. */
const engine = process.env.SPEELTAFEL_ENGINE ?? "engine";

/** Pyodide's loader would bring its nine megabytes along once more, uncompressed: we hand them over
 * ourselves (`local/engine.ts`). */
const withoutWasm: Plugin = {
  name: "without-wasm",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("pyodide.asm.mjs")) return null;
    return code.replace('new URL("pyodide.asm.wasm",import.meta.url).href', '"pyodide.asm.wasm"');
  },
};

/** Addresses in the page are those of a server's root; `speeltafel site` makes them relative. */
const fromRoot: Plugin = {
  name: "from-root",
  transformIndexHtml: {
    order: "post",
    handler: (page) => page.replaceAll('="./', '="/'),
  },
};

export default defineConfig({
  base: "./",
  define: { __ENGINE__: JSON.stringify(`${engine}/`) },
  worker: {
    format: "es",
    plugins: () => [withoutWasm],
    rolldownOptions: {
      // Pyodide's loader is written for Node and old browsers too.
      checks: { eval: false, commonJsVariableInEsm: false },
    },
  },
  plugins: [
    svelte(),
    withoutWasm,
    fromRoot,
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      manifest: false,
      workbox: {
        // It looks after the page that brought it, so that the first visit is enough.
        clientsClaim: true,
        globPatterns: ["**/*.{js,css,html,svg,png,webmanifest}", "**/*latin-wght-normal*.woff2"],
        // Real space is large and only one board wants it: kept once it has been used.
        globIgnores: ["**/scene-*.js"],
        navigateFallback: "index.html",
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/schema/,
          /^\/health/,
          /^\/metrics/,
          /^\/paper\//,
        ],
        runtimeCaching: [
          {
            urlPattern: ({ url }) => /^\/assets\/scene-/.test(url.pathname),
            handler: "CacheFirst",
            options: { cacheName: "scene", expiration: { maxEntries: 2 } },
          },
          {
            urlPattern: ({ url }) => /^\/api\/(shelf|rules)(\/|$|\?)/.test(url.pathname),
            handler: "NetworkFirst",
            options: { cacheName: "shelf", networkTimeoutSeconds: 3 },
          },
        ],
      },
    }),
  ],
  build: {
    outDir: "../src/speeltafel/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // three.js, which is loaded only for the board that wants it.
    chunkSizeWarningLimit: 600,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
