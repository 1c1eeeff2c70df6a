import { expect, test } from "vitest";
import type { ReplayStep } from "../../wire/types.gen";
import { folded, stopsOf } from "./stops";

const all = (count: number): string => `and ${count} others`;
function steps(...lines: [actor: number, told: string, code?: string][]): ReplayStep[] {
  return lines.map(([actor, told, code = ""], index) => ({
    number: index + 1,
    actor,
    move: "",
    told,
    code,
    at: 0,
    view: index,
  }));
}

test("a roll and the move it is for are one stop", () => {
  const stops = stopsOf(
    steps([-1, "Anna rolls."], [0, "Anna lays."], [-1, "Bram rolls."], [1, "Bram lays."]),
    0,
    false,
    all,
  );
  expect(stops.map((stop) => [stop.steps, stop.lines])).toEqual([
    [2, ["Anna rolls.", "Anna lays."]],
    [4, ["Bram rolls.", "Bram lays."]],
  ]);
});

test("the dealing stands for itself, and is counted", () => {
  const stops = stopsOf(
    steps([-1, "Draws 3."], [-1, "Draws 12."], [-1, "Draws 7."], [0, "Anna lays."]),
    0,
    false,
    all,
  );
  expect(stops.map((stop) => stop.lines)).toEqual([["Draws 3. (3×)"], ["Anna lays."]]);
});

test("a round of a hundred is one stop with one's own draw", () => {
  const drawn = [...Array(100).keys()].map((seat): [number, string] => [seat, `${seat} draws.`]);
  const stops = stopsOf(steps([-1, "A roll."], ...drawn, [-1, "Next."]), 7, true, all);
  expect(stops).toHaveLength(2);
  expect(stops[0]?.lines).toEqual(["A roll.", "7 draws.", "and 99 others"]);
});

test("what one wants to see again is a moment", () => {
  const stops = stopsOf(
    steps([0, "Lays.", "katalon-places"], [1, "Captures.", "katalon-captures"]),
    null,
    false,
    all,
  );
  expect(stops.map((stop) => stop.moment)).toEqual([false, true]);
});

test("different sentences are not folded", () => {
  expect(folded(["Anna draws.", "Bram draws.", "Bram draws."])).toEqual([
    "Anna draws.",
    "Bram draws. (2×)",
  ]);
});
