import { expect, test } from "vitest";
import { answered, midnight, PAUSES, readKept, type Mistake } from "./practising.svelte";

const NOW = new Date(2026, 2, 28, 15, 30);
const mistake = (box: number): Mistake => ({
  id: "table 0 7",
  game: "katalon",
  variant: "standard",
  names: [],
  proven: true,
  moment: {} as Mistake["moment"],
  box,
  due: midnight(NOW),
});
const days = (from: number, to: number) => Math.round((to - from) / 86_400_000);

test("what is found comes back after ever longer pauses", () => {
  let kept = mistake(0);
  const pauses = [];
  for (let times = 0; times < PAUSES.length + 1; times++) {
    kept = answered(kept, true, NOW);
    pauses.push(days(midnight(NOW), kept.due));
  }
  expect(pauses).toEqual([1, 3, 7, 16, 35, 35, 35]);
});

test("what is not found comes back tomorrow, and begins anew", () => {
  const kept = answered(mistake(4), false, NOW);
  expect(kept.box).toBe(0);
  expect(days(midnight(NOW), kept.due)).toBe(1);
});

test("a file with something else is refused", () => {
  expect(readKept("no file")).toBeNull();
  expect(readKept("null")).toBeNull();
  expect(readKept('{"format":2,"mistakes":[]}')).toBeNull();
  expect(readKept('{"format":1,"mistakes":[{"id":"x"},null]}')).toEqual([]);
});
