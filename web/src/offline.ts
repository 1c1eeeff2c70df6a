// The shelf and the rules open without a network from the first visit on: as soon as a worker keeps
// pages, it is given all of them to keep.
import { home } from "./home";
import { client } from "./local/client.svelte";
import { api } from "./wire/api";
import type { GameInfo } from "./wire/types.gen";

let kept = "";

export async function keepRules(games: readonly GameInfo[]): Promise<void> {
  const names = games.map((game) => game.about).join();
  if (kept === names) return;
  kept = names;
  const early = "serviceWorker" in navigator && !home.folder && (await controlled());
  // What the page asked for before the worker was there has gone past it.
  if (early) await api.shelf().catch(() => undefined);
  for (const game of games) await api.rules(game.game).catch(() => undefined);
  // In a folder the device is its own server: it is there when somebody sits down.
  // So it is where somebody has installed us, for when the server is out of reach.
  if (home.folder || matchMedia("(display-mode: standalone)").matches) client.warm();
}

/** Waits until a worker sees what this page asks for; whether it did not from the beginning. */
async function controlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return false;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
  return true;
}
