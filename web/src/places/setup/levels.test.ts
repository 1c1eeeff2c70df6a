import { expect, test } from "vitest";
import type { VariantInfo } from "../../wire/types.gen";
import { proposal, typesOf } from "./levels";

const level = (variant: string, title: string, age: number): VariantInfo => ({
  variant,
  title,
  age,
  about: "",
  least: 1,
  most: 4,
  minutes: [5, 15],
  options: [],
});
const types = typesOf([
  level("tower-1", "Tower 1", 3),
  level("tower-2", "Tower 2", 4),
  level("set-1", "Set 1", 5),
  level("set-2", "Set 2", 6),
  level("walk-1", "Walk 1", 8),
]);

test("levels are gathered by type", () => {
  expect(types.map((type) => [type.title, type.levels.length])).toEqual([
    ["Tower", 2],
    ["Set", 2],
    ["Walk", 1],
  ]);
});

test("who has played none begins with the first level of the most grown-up type", () => {
  expect(proposal(types, 3, null)).toBe("tower-1");
  expect(proposal(types, 6, null)).toBe("set-1");
  expect(proposal(types, 10, null)).toBe("walk-1");
});

test("who has played goes on with the highest level that suits", () => {
  expect(proposal(types, 6, "tower")).toBe("tower-2");
  expect(proposal(types, 6, "set")).toBe("set-2");
});

test("a type that is too hard for the youngest gives way", () => {
  expect(proposal(types, 5, "walk")).toBe("set-1");
});
