import { describe, expect, test } from "vitest";
import { FIELDS, fieldNamed, sentTo } from "./geometry";
import { lineOf, lookAt, marksOf, moveIn, wordsFor } from "./hint";

const field = (box: string, letter: string) => ({
  code: "katalon-field",
  arguments: { box, letter },
});
const said = (code: string, given: Record<string, unknown>) => ({
  code,
  arguments: given,
  text: "",
});

describe("reasons of the server become moves", () => {
  test("a field and a capture", () => {
    expect(moveIn(field("N", "Z"))).toBe("Nz");
    expect(moveIn({ code: "solve-capture", arguments: { field: field("O", "M") } })).toBe("✕Om");
    expect(moveIn({ code: "core-seat", arguments: { seat: 1 } })).toBeNull();
  });

  test("a line begins with the hinted move", () => {
    const reason = said("solve-line-end", { line: [field("O", "O"), field("O", "N")] });
    expect(lineOf("Mo", reason)).toEqual(["Mo", "Oo", "On"]);
    expect(lineOf("Mo", undefined)).toEqual(["Mo"]);
  });

  test("stones of a line alternate and are numbered", () => {
    const marks = marksOf(["Mo", "Oo", "✕On"], 0);
    expect(marks.map((mark) => [mark.number, mark.owner])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ]);
    expect(marks[2]!.field).toBe(fieldNamed("On"));
  });
});

test("a move sends the other to the box of its letter", () => {
  expect(sentTo("Nw")).toBe("W");
  expect(sentTo("✕Mm")).toBe("M");
});

test("the first step shows two fields, so that it stays a choice", () => {
  const open = FIELDS.slice(0, 4);
  const looked = lookAt("Nn", open);
  expect(looked).toHaveLength(2);
  expect(looked).toContain(fieldNamed("Nn"));
  expect(lookAt("Nn", [fieldNamed("Nn")!])).toHaveLength(1);
});

test("what is kept is told without how", () => {
  expect(wordsFor(said("solve-keeps-win-best", {}))).toBe("keeps-win");
  expect(wordsFor(said("solve-better-win", {}))).toBe("");
});
