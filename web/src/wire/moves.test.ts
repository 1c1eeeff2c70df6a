import { expect, test } from "vitest";
import { reader } from "./moves";

const read = reader<{ is: string }>([
  ["Draw", "^(?:(?<sign>[△□])(?<fields>(?: [a-g][1-7])+)(?: (?<named>vorm))?)$", ["fields"], {}],
  ["Lay", "^(?:(?<card>\\d+)\\+(?<spot>[A-C]))$", [], { side: "left" }],
]);

test("a move is read into its fields, several as a list, those not written as empty", () => {
  expect(read("△ c4 c5")).toEqual({
    is: "Draw",
    text: "△ c4 c5",
    sign: "△",
    fields: ["c4", "c5"],
    named: "",
  });
});

test("a form may tell a field by itself", () => {
  expect(read("7+A")).toEqual({ is: "Lay", text: "7+A", card: "7", spot: "A", side: "left" });
});

test("what is written in no form is no move", () => {
  expect(read("7+D")).toBeNull();
  expect(read(" 7+A")).toBeNull();
});
