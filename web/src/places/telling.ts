// A table in a few words: with whom, what is awaited or how it ended, and when.
import type { TableCard } from "../wire/types.gen";
import { say, voice } from "../words/voice.svelte";
import { namesOf } from "./opponents";

export function namesAt(card: TableCard): string[] {
  const animals = namesOf(card.levels ?? []);
  return card.names.map((name, seat) => name || animals[seat] || "");
}

/** In the language's own way: "Sanne en Opa". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(voice.language, { type: "conjunction" }).format(names);

/** Everybody else at the table; those who share this device when nobody else plays. */
export function company(card: TableCard): string {
  const names = namesAt(card);
  const others = names.filter((name, seat) => name && !card.you.includes(seat));
  if (others.length) return listed(others.slice(0, 4));
  if (!card.started && card.free) return say("nobody-yet");
  return card.you.length > 1 ? listed(card.you.map((seat) => names[seat] ?? "")) : say("alone");
}

/** What is awaited at a table that is not over. */
export function awaited(card: TableCard): string {
  if (!card.started) return say("waiting-for-people", { count: card.free });
  if (card.your_turn) return card.told ?? say("your-turn");
  const names = namesAt(card);
  const acting = (card.acting ?? []).map((seat) => names[seat] ?? "").filter(Boolean);
  return acting.length && acting.length < 4
    ? say("is-on-turn", { names: listed(acting), count: acting.length })
    : say("their-turn");
}

/** The result in two or three words. */
export function result(card: TableCard): { text: string; won: boolean } {
  const winners = card.winners ?? [];
  const scores = card.scores ?? [];
  const mine = card.you[0];
  if (card.you.length > 1 || mine === undefined) {
    const names = namesAt(card);
    const text = winners.length
      ? say("result-wins", {
          names: listed(winners.map((seat) => names[seat] ?? "")),
          count: winners.length,
        })
      : say("result-over");
    return { text, won: false };
  }
  if (card.names.length === 1)
    return {
      text: scores.length ? say("result-points", { points: scores[mine]! }) : say("result-over"),
      won: winners.length > 0,
    };
  const others = scores.filter((_, seat) => seat !== mine);
  const stand = scores.length ? ` ${scores[mine]!} – ${Math.max(...others)}` : "";
  if (!winners.length)
    return { text: say(scores.length ? "result-over" : "result-draw"), won: false };
  const won = winners.includes(mine);
  const word = won ? (winners.length > 1 ? "result-shared" : "result-won") : "result-lost";
  return { text: say(word) + stand, won };
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** When something last happened, as one says it. */
export function when(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE);
  if (minutes < 2) return say("when-now");
  if (minutes < 60) return say("when-minutes", { minutes });
  const midnight = (at: Date): number =>
    new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days === 0) return say("when-today");
  if (days === 1) return say(then.getHours() >= 18 ? "when-last-night" : "when-yesterday");
  if (days < 7) return then.toLocaleDateString(voice.language, { weekday: "long" });
  return then.toLocaleDateString(voice.language, { day: "numeric", month: "short" });
}

/** Your turn first, then those that wait, each the latest first. */
export const inOrder = (cards: readonly TableCard[]): TableCard[] =>
  [...cards].sort(
    (a, b) =>
      Number(b.your_turn ?? false) - Number(a.your_turn ?? false) || (b.at ?? 0) - (a.at ?? 0),
  );
