import { describe, expect, test, vi } from "vitest";
import type { SeatInfo, Step } from "../../wire/types.gen";

vi.mock("../../words/voice.svelte", () => ({ say: (code: string) => code }));
const { Remarks } = await import("./remarks");

const seats: SeatInfo[] = [
  { seat: 0, kind: "here", name: "Anna", taken: true },
  { seat: 1, kind: "computer", name: "", taken: true, level: "thinker" },
];
const step = (code: string): Step => ({
  sequence: 1,
  happening: "move",
  actor: 0,
  at: 0,
  told: { code, arguments: {}, text: "" },
});

describe("the animals", () => {
  test("say a line of their own at the start and thank at the end", () => {
    expect(new Remarks().start(seats)).toEqual({ seat: 1, text: "animal-badger-start" });
    expect(new Remarks().end(seats)).toEqual({ seat: 1, text: "animal-end" });
  });

  test("greet once, also when the first move is taken back", () => {
    const remarks = new Remarks();
    expect(remarks.start(seats)).not.toBeNull();
    expect(remarks.start(seats)).toBeNull();
  });

  test("say nothing where only people play", () => {
    expect(new Remarks().start(seats.slice(0, 1))).toBeNull();
  });

  test("praise a fine move, at most once in five", () => {
    const remarks = new Remarks();
    expect(remarks.seen(step("katoiz-lays"), seats)).toBeNull();
    expect(remarks.seen(step("katoiz-takes-set"), seats)?.text).toBe("animal-badger-fine");
    const later = [1, 2, 3, 4, 5].map(() => remarks.seen(step("katoiz-takes-set"), seats));
    expect(later.map((each) => each !== null)).toEqual([false, false, false, false, true]);
  });
});
