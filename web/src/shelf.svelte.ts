// What stands on the shelf, asked once per language.
import { voice } from "./words/voice.svelte";
import { api } from "./wire/api";
import type { GameInfo, Shelf } from "./wire/types.gen";

const asked = new Map<string, Promise<Shelf>>();

export function shelf(): Promise<Shelf> {
  const known = asked.get(voice.language);
  if (known) return known;
  const fresh = api.shelf();
  asked.set(voice.language, fresh);
  fresh.catch(() => asked.delete(voice.language));
  return fresh;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await shelf()).games.find((game) => game.game === name);
}
