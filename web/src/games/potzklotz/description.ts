// Buildings and the table in words: enough to build them, and to play without eyes.
import type { PotzklotzView } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";
import { heights, type Columns } from "./geometry";
import { pictured, placeName } from "./notation";

export function describeShape(columns: Columns): string {
  if (!columns.length) return "";
  const rows = heights(columns);
  const told = rows.map((row, index) =>
    say("potzklotz-row", {
      row:
        rows.length === 1
          ? "only"
          : index === 0
            ? "front"
            : index === rows.length - 1
              ? "back"
              : "between",
      number: index + 1,
      heights: row.map((height) => say("potzklotz-height", { height })).join(", "),
    }),
  );
  return say("potzklotz-shape", {
    wide: rows[0]!.length,
    deep: rows.length,
    rows: told.join("; "),
  });
}

export const describeCard = (name: string): string => describeShape(pictured(name));

/** A card in a hand: which of how many it is, its name, and what it shows. */
export const describeHeld = (cards: readonly string[], index: number): string =>
  say("potzklotz-card", {
    name: cards[index]!,
    number: index + 1,
    count: cards.length,
    shape: describeCard(cards[index]!),
  });

/** Everything that eyes would find on the table. */
export function describeTable(
  view: PotzklotzView,
  seat: number | null,
  cards: readonly string[],
  nameOf: (seat: number) => string,
): string[] {
  const standing: Columns = view.building;
  const least = (axis: 0 | 1): number => Math.min(...standing.map((column) => column[axis]));
  return [
    standing.length
      ? say("potzklotz-stands", {
          place: placeName(least(0), least(1)),
          shape: describeShape(standing),
        })
      : say("potzklotz-nothing-stands"),
    ...cards.map((_, index) => describeHeld(cards, index)),
    ...view.hands.flatMap((held, place) =>
      place === seat
        ? []
        : [`${nameOf(place)}: ${say("potzklotz-holds", { count: held.length })}.`],
    ),
  ];
}
