import { describe, expect, test } from "vitest";
import type { KapaiDrawing } from "../../../wire/types.gen";
import { after, fieldsOf } from "./forecast";
import { readDraw } from "../notation";

function drawing(rows: string[], frames: string[] = [], crosses = [0, 0, 0, 0]): KapaiDrawing {
  return {
    rows,
    frames,
    crosses,
    groups: [0, 0, 0, 0],
    group_points: [0, 0, 0, 0],
    bonus_points: [0, 0, 0, 0],
    networks: [],
    network_points: 0,
    score: 0,
    last: [],
  };
}

const SHEET = ["T.....T", "...#...", "□□.....", ".#.T.#.", ".......", "...#...", "T.....T"];

test("a frame is three fields in a row", () => {
  expect(fieldsOf("b4-d4")).toEqual(["b4", "c4", "d4"]);
  expect(fieldsOf("g2-g4")).toEqual(["g2", "g3", "g4"]);
});

describe("a drawing in hand", () => {
  test("closes a group by itself where there is no choice", () => {
    const drawn = after(drawing(SHEET), readDraw("□ c3"));
    expect(drawn.frames).toEqual(["a3-c3"]);
    expect(drawn.score).toBe(3);
  });

  test("takes the frame that was chosen", () => {
    const drawn = after(drawing(SHEET), readDraw("□□ c3 d3 b3-d3"));
    expect(drawn.frames).toEqual(["b3-d3"]);
  });

  test("a cross makes each group of its symbol worth one more", () => {
    const before = drawing(["///□□□.", ...SHEET.slice(1)], ["d1-f1"]);
    const drawn = after(before, { ...readDraw("/ g3"), crosses: ["□"] });
    expect(drawn.group_points[1]! + drawn.bonus_points[1]!).toBe(4);
  });

  test("links totems that an area of one symbol touches", () => {
    const drawn = after(drawing(["T○○○○.T", ...SHEET.slice(1)]), readDraw("○ f1"));
    expect(drawn.networks).toEqual([["a1", "g1"]]);
    expect(drawn.network_points).toBe(2);
  });
});
