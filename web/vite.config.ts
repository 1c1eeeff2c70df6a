import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const server = process.env.SPEELTAFEL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,png,webmanifest}", "**/*latin-wght-normal*.woff2"],
        // Real space is large and only one board wants it: kept once it has been used.
        globIgnores: ["**/scene-*.js"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/api\//, /^\/schema/, /^\/health/, /^\/metrics/],
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
