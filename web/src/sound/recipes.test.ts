import { describe, expect, test } from "vitest";
import { lasts, recipe, SOUNDS } from "./recipes";

const half = (): number => 0.5;

describe("sounds", () => {
  test.each(SOUNDS)("%s is short and soft", (name) => {
    const parts = recipe(name, {}, half);
    expect(parts.length).toBeGreaterThan(0);
    expect(lasts(parts)).toBeLessThan(1.6);
    for (const part of parts) expect(part.loud).toBeLessThanOrEqual(1);
  });

  test("dice knock six to eight times, ever slower", () => {
    for (const chance of [0, 0.5, 0.99]) {
      const times = recipe("roll", {}, () => chance).map((part) => part.at);
      expect(times.length).toBeGreaterThanOrEqual(6);
      expect(times.length).toBeLessThanOrEqual(8);
      const gaps = times.slice(1).map((at, index) => at - times[index]!);
      expect(gaps[0]).toBeCloseTo(0.04);
      expect(gaps.at(-1)).toBeCloseTo(0.12);
      expect([...gaps].sort((a, b) => a - b)).toEqual(gaps);
    }
  });

  test("each step of counting is higher than the one before", () => {
    const pitch = (step: number): number => {
      const [part] = recipe("count", { step }, half);
      return part?.is === "note" ? part.pitch : 0;
    };
    for (let step = 1; step < 8; step++) expect(pitch(step)).toBeGreaterThan(pitch(step - 1));
    expect(pitch(20)).toBe(pitch(7));
  });

  test("a big piece sounds lower", () => {
    const [big] = recipe("lay", { pitch: 0.7 }, half);
    const [small] = recipe("lay", {}, half);
    expect(big?.is === "wood" && small?.is === "wood" && big.pitch < small.pitch).toBe(true);
  });
});
