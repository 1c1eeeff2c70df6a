import { expect, test } from "vitest";
import { youngest } from "./young";

test("the voice is on for three to six, in the game that is made for them", () => {
  expect(youngest("katoiz", 3)).toEqual({ voice: true, calm: true });
  expect(youngest("katoiz", 6)).toEqual({ voice: true, calm: false });
  expect(youngest("katoiz", 8)).toEqual({ voice: false, calm: false });
  expect(youngest("katalon", 6)).toEqual({ voice: false, calm: false });
  expect(youngest("katoiz", undefined)).toEqual({ voice: false, calm: false });
});
