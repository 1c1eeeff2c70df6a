import { describe, expect, test } from "vitest";
import type { Said } from "../../wire/types.gen";
import { scoreSoFar } from "./counting";

const line = (seat: number): Said => ({
  code: "kobito-count",
  arguments: { seat: { code: "core-seat", arguments: { number: seat + 1 } }, gold: 3 },
  text: "",
});
const plain: Said = { code: "game-over", arguments: { number: 1 }, text: "" };

describe("the score at a plate", () => {
  const end = { counting: [line(0), line(1), line(0)], scores: [7, 4] };

  test("stands there once the last line about that player has been counted", () => {
    expect([0, 1, 2, 3].map((counted) => scoreSoFar(end, counted, 0))).toEqual([
      null,
      null,
      null,
      7,
    ]);
    expect([1, 2].map((counted) => scoreSoFar(end, counted, 1))).toEqual([null, 4]);
  });

  test("waits for the end where no line names the player", () => {
    const unnamed = { counting: [plain, plain], scores: [2, 1] };
    expect([1, 2].map((counted) => scoreSoFar(unnamed, counted, 0))).toEqual([null, 2]);
  });

  test("is not shown where nothing is scored", () => {
    expect(scoreSoFar({ counting: [], scores: [] }, 0, 0)).toBeNull();
  });
});
