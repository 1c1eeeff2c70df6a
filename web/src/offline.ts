// The rules open without a network: once a worker keeps pages, it is given all of them to keep.
import { api } from "./wire/api";
import type { GameInfo } from "./wire/types.gen";

let kept = "";

export async function keepRules(games: readonly GameInfo[]): Promise<void> {
  const names = games.map((game) => game.title).join();
  if (kept === names || !("serviceWorker" in navigator)) return;
  kept = names;
  await navigator.serviceWorker.ready;
  for (const game of games) await api.rules(game.game).catch(() => undefined);
}
