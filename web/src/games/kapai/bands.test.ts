import { describe, expect, test } from "vitest";
import { choiceOn, choicesOf, leftOver } from "./bands";

describe("four in a row: two frames", () => {
  const choices = choicesOf(["d5-f5", "e5-g5"]);

  test("each knob sits on a field that only its frame has", () => {
    const [first, second] = choices;
    expect(Math.floor(first!.knob[0])).toBe(3);
    expect(Math.floor(second!.knob[0])).toBe(6);
  });

  test("bands lie a little apart", () => {
    expect(choices[0]!.bands[0]!.y).toBeLessThan(choices[1]!.bands[0]!.y);
  });

  test("a field of one frame chooses it, a shared one swaps", () => {
    expect(choiceOn(choices, "d5", null)?.index).toBe(0);
    expect(choiceOn(choices, "g5", 0)?.index).toBe(1);
    expect(choiceOn(choices, "e5", 0)?.index).toBe(1);
    expect(choiceOn(choices, "e5", 1)?.index).toBe(0);
    expect(choiceOn(choices, "a1", 0)).toBeUndefined();
  });

  test("what is left over stays loose", () => {
    expect(leftOver(choices, 0)).toEqual(["g5"]);
    expect(leftOver(choices, 1)).toEqual(["d5"]);
  });
});

test("five in a row: three knobs that do not cover each other", () => {
  const knobs = choicesOf(["a1-c1", "b1-d1", "c1-e1"]).map((choice) => choice.knob);
  for (const [index, a] of knobs.entries())
    for (const b of knobs.slice(index + 1))
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(0.62);
});

test("a frame in every choice is no choice", () => {
  const choices = choicesOf(["a1-c1 d1-d3", "a1-c1 d2-d4"]);
  expect(choices[0]!.fields.has("a1")).toBe(false);
  expect(choices[0]!.bands).toHaveLength(1);
});
