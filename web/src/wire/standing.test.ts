import { describe, expect, test } from "vitest";
import { standing } from "./standing";
import type { Step } from "./types.gen";

let sequence = 0;
const step = (happening: string, move = ""): Step => ({
  sequence: ++sequence,
  happening,
  actor: 0,
  at: 0,
  move,
});
const told = (steps: readonly Step[]): string[] =>
  standing(steps).map((each) => (each.happening === "move" ? each.move! : each.happening));

describe("the story after an undo", () => {
  test("loses what was taken back", () => {
    const steps = [step("start"), step("move", "a"), step("move", "b"), step("undo", "1")];
    expect(told(steps)).toEqual(["start", "a", "undo"]);
  });

  test("goes on from there", () => {
    const steps = [step("move", "a"), step("move", "b"), step("undo", "0"), step("move", "c")];
    expect(told(steps)).toEqual(["undo", "c"]);
  });

  test("counts what stands, not what was ever said", () => {
    const steps = ["a", "b", "c"].map((move) => step("move", move));
    steps.push(step("undo", "1"), step("move", "d"), step("move", "e"), step("undo", "2"));
    expect(told(steps)).toEqual(["a", "undo", "d", "undo"]);
  });

  test("keeps the others' moves where only one is taken back", () => {
    const steps = [step("move", "a"), step("move", "b"), step("move", "c"), step("undo", "only 1")];
    expect(told(steps)).toEqual(["a", "c", "undo"]);
  });

  test("is left alone by an undo that does not say where to", () => {
    expect(told([step("move", "a"), step("undo")])).toEqual(["a", "undo"]);
  });
});
