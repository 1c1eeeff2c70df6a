import { expect, test } from "vitest";
import { recordUntil } from "./records";

const RECORD = [
  "speeltafel record 1",
  "game: katalon",
  "seat 1: Anna",
  "",
  "1 Nz",
  "2 Zn",
  "1 No",
  "",
  "result: katalon-box-complete; winners 1",
  "",
].join("\n");

test("a record is cut off after so many moves and is not finished then", () => {
  expect(recordUntil(RECORD, 2)).toBe(
    "speeltafel record 1\ngame: katalon\nseat 1: Anna\n\n1 Nz\n2 Zn\n\nresult: -\n",
  );
  expect(recordUntil(RECORD, 0)).toContain("\n\n\nresult: -\n");
});
