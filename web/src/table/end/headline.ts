// How the end is told, as a person would: who won, a kind word for who lost, how the series stands.
import type { End, TableInfo } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";

export interface Headline {
  words: string;
  /** A kind word for who lost. */
  kind: string;
  /** Snippets of paper and all the notes. */
  joy: boolean;
}

export function headline(
  end: Pick<End, "winners">,
  you: readonly number[],
  names: readonly string[],
): Headline {
  const { winners } = end;
  const mine = winners.filter((seat) => you.includes(seat));
  if (!winners.length) return { words: say("end-nobody"), kind: "", joy: false };
  if (winners.length > 1 && winners.length === names.length)
    return { words: say("end-draw"), kind: "", joy: you.length > 0 };
  const others = won(winners, names);
  // Where several people share a device it is one of them who won, not "you".
  if (mine.length && you.length > 1) return { words: others, kind: "", joy: true };
  if (mine.length)
    return { words: say(winners.length > 1 ? "end-you-share" : "end-won"), kind: "", joy: true };
  return { words: others, kind: you.length ? say("end-kind") : "", joy: false };
}

/** Why it ended so, without saying once more who won. */
export function reasonOf(end: Pick<End, "winners" | "reason">, names: readonly string[]): string {
  const { text } = end.reason;
  const again = won(end.winners, names);
  const rest = text.slice(again.length).replace(/^:? /, "");
  const said = end.winners.length === 1 ? [`${again}: `, `${again} `] : [`${again}: `];
  if (!end.winners.length || !said.some((each) => text.startsWith(each))) return text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function won(winners: readonly number[], names: readonly string[]): string {
  const called = winners.map((seat) => names[seat] ?? "").join(` ${say("and")} `);
  return say("end-wins", { names: called, count: winners.length });
}

/** What decided it where scores did: how far the winner is ahead. Empty where scores did not. */
export function leadOf(end: Pick<End, "winners" | "scores">, names: readonly string[]): string {
  const [winner, ...shared] = end.winners;
  if (winner === undefined || shared.length || end.scores.length < 2) return "";
  const others = end.scores.flatMap((score, seat) => (seat === winner ? [] : [{ score, seat }]));
  const second = others.reduce((best, each) => (each.score > best.score ? each : best));
  const lead = (end.scores[winner] ?? 0) - second.score;
  return lead > 0 ? say("end-lead", { lead, name: names[second.seat] ?? "" }) : "";
}

/** "2 – 1", one's own first, this game included; only once a series has begun. */
export function seriesOf(
  table: Pick<TableInfo, "series"> | null,
  end: Pick<End, "winners">,
  names: readonly string[],
  you: readonly number[],
): { score: string; names: string } | null {
  const before = table?.series ?? [];
  if (before.length < 2 || before.length > 4) return null;
  // A shared victory is shared.
  const wins = before.map(
    (won, seat) => won + (end.winners.includes(seat) ? 1 / end.winners.length : 0),
  );
  const seats = wins.map((_, seat) => seat);
  const order = [
    ...seats.filter((seat) => you.includes(seat)),
    ...seats.filter((seat) => !you.includes(seat)),
  ];
  return {
    score: order.map((seat) => written(wins[seat]!)).join(" – "),
    names: order.map((seat) => names[seat] ?? "").join(" – "),
  };
}

function written(won: number): string {
  const whole = Math.floor(won + 0.01);
  const part = won - whole;
  const sign =
    part < 0.1
      ? ""
      : part < 0.3
        ? "¼"
        : part < 0.4
          ? "⅓"
          : part < 0.6
            ? "½"
            : part < 0.7
              ? "⅔"
              : "¾";
  return whole || !sign ? `${whole}${sign}` : sign;
}
