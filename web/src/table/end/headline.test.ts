import { describe, expect, test, vi } from "vitest";

vi.mock("../../words/voice.svelte", () => ({
  say: (code: string, args: Record<string, string | number> = {}) =>
    [code, ...Object.values(args)].join(" "),
}));
const { headline, leadOf, reasonOf, seriesOf } = await import("./headline");

const names = ["Anna", "Das"];

describe("the reason under the headline", () => {
  const told = (text: string) => ({ code: "", arguments: {}, text });

  test("does not say once more who won", () => {
    const reason = told("end-wins Das 1: midden is helemaal rood.");
    expect(reasonOf({ winners: [1], reason }, names)).toBe("Midden is helemaal rood.");
  });

  test("goes on where the headline ends", () => {
    const reason = told("end-wins Das 1 met 9 punten.");
    expect(reasonOf({ winners: [1], reason }, names)).toBe("Met 9 punten.");
  });

  test("stays whole where it says something else", () => {
    const reason = told("Anna wint met 37 punten.");
    expect(reasonOf({ winners: [0], reason }, names)).toBe(reason.text);
    expect(reasonOf({ winners: [], reason }, names)).toBe(reason.text);
  });
});

describe("the headline of the end", () => {
  test("says you won, with joy", () => {
    expect(headline({ winners: [0] }, [0], names)).toEqual({
      words: "end-won",
      kind: "",
      joy: true,
    });
  });

  test("names who won and has a kind word for who lost", () => {
    expect(headline({ winners: [1] }, [0], names)).toEqual({
      words: "end-wins Das 1",
      kind: "end-kind",
      joy: false,
    });
  });

  test("has no kind word for those who only watched", () => {
    expect(headline({ winners: [1] }, [], names).kind).toBe("");
  });

  test("calls it even where everybody won", () => {
    expect(headline({ winners: [0, 1] }, [0], names).words).toBe("end-draw");
  });

  test("names the winner where two share a device", () => {
    expect(headline({ winners: [1] }, [0, 1], ["Anna", "Bram"]).words).toBe("end-wins Bram 1");
  });

  test("names nobody where nobody won", () => {
    expect(headline({ winners: [] }, [0], names).words).toBe("end-nobody");
  });
});

describe("what decided it", () => {
  test("is the lead over whoever comes next", () => {
    const end = { winners: [1], scores: [40, 52, 45] };
    expect(leadOf(end, ["Anna", "Das", "Bram"])).toBe("end-lead 7 Bram");
  });

  test("is not the score where the winner is not ahead, is not alone, or nothing is counted", () => {
    expect(leadOf({ winners: [0], scores: [3, 3] }, names)).toBe("");
    expect(leadOf({ winners: [0, 1], scores: [3, 3] }, names)).toBe("");
    expect(leadOf({ winners: [], scores: [3, 2] }, names)).toBe("");
    expect(leadOf({ winners: [0], scores: [] }, names)).toBe("");
    expect(leadOf({ winners: [0], scores: [9] }, ["Anna"])).toBe("");
  });
});

describe("the series", () => {
  test("counts this game too and shows one's own wins first", () => {
    expect(seriesOf({ series: [1, 1] }, { winners: [1] }, names, [1])).toEqual({
      score: "2 – 1",
      names: "Das – Anna",
    });
  });

  test("shares what was shared", () => {
    const shown = seriesOf({ series: [0, 1.5] }, { winners: [0, 1] }, names, [0]);
    expect(shown?.score).toBe("½ – 2");
  });

  test("is not shown in the first game, nor alone", () => {
    expect(seriesOf({ series: [] }, { winners: [0] }, names, [0])).toBeNull();
    expect(seriesOf({ series: [3] }, { winners: [0] }, ["Anna"], [0])).toBeNull();
    expect(seriesOf(null, { winners: [0] }, names, [0])).toBeNull();
  });
});
