import { describe, expect, test } from "vitest";
import { bucketsOf, byNeed, columnsFor, inside, mostWanted, pick, unready } from "./counts";
import type { Pupil, State } from "./model";

const pupil = (player: number, state: State): Pupil => ({
  player,
  name: `Otter ${player}`,
  called: `Otter ${player}`,
  group: [],
  drawer: "",
  state,
  why: "",
  missed: 0,
  points: 0,
  view: null,
  seat: 0,
  table: "",
  bye: false,
  vote: "",
  right: false,
});

test("whoever is stuck comes before whoever is away, and keeps the order among equals", () => {
  const states: State[] = ["ready", "away", "busy", "stuck", "busy"];
  const order = byNeed(states.map((state, player) => pupil(player, state)));
  expect(order.map(({ player }) => player)).toEqual([3, 1, 2, 4, 0]);
});

test("a card that nobody has taken is not counted as a child", () => {
  const states: State[] = ["ready", "waiting", "away", "out", "stuck"];
  const counted = inside(states.map((state, player) => pupil(player, state)));
  expect(counted.map(({ player }) => player)).toEqual([0, 2, 4]);
});

test("who is away or out does not make the host be asked", () => {
  const states: State[] = ["ready", "away", "busy", "stuck", "out"];
  const asked = unready(states.map((state, player) => pupil(player, state)));
  expect(asked.map(({ player }) => player)).toEqual([2, 3]);
});

describe("the hill of scores", () => {
  test("counts everybody once", () => {
    const scores = [3, 3, 4, 8, 21, 22, 35];
    const buckets = bucketsOf(scores);
    expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(scores.length);
    expect(buckets.length).toBeLessThanOrEqual(10);
    for (const { from, to, count } of buckets)
      expect(scores.filter((score) => from <= score && score <= to)).toHaveLength(count);
  });
  test("has no gaps where nobody is", () => {
    expect(bucketsOf([1, 5]).map(({ from }) => from)).toEqual([1, 2, 3, 4, 5]);
  });
  test("is one bar when all are equal, and none without scores", () => {
    expect(bucketsOf([7, 7, 7])).toEqual([{ from: 7, to: 7, count: 3 }]);
    expect(bucketsOf([])).toEqual([]);
  });
});

describe("cards on the desk", () => {
  test("twenty-seven lie in seven columns on a laptop", () => {
    expect(columnsFor(27, 1056, 810)).toBe(7);
  });
  test("one child gets the whole room", () => {
    expect(columnsFor(1, 1056, 810)).toBe(1);
  });
  test("are never thrown away: rows times columns hold everybody", () => {
    for (let count = 1; count <= 40; count++)
      expect(columnsFor(count, 900, 600)).toBeLessThanOrEqual(count);
  });
});

test("a fourth sheet takes the place of the first, and a second tap puts one back", () => {
  const three = [1, 2, 3].reduce<number[]>(pick, []);
  expect(three).toEqual([1, 2, 3]);
  expect(pick(three, 4)).toEqual([2, 3, 4]);
  expect(pick(three, 2)).toEqual([1, 3]);
});

test("the most wanted come first, and two that nobody saw keep their place at the end", () => {
  const line = (move: string, votes: number) => ({ move, told: move, votes });
  const wanted = [1, 4, 2, 3, 1, 1, 1].map((votes, at) => line(`a${at}`, votes));
  const unseen = ["=1", "=2", "=3"].map((move) => line(move, 0));
  const shown = mostWanted([...unseen, ...wanted]).map(({ move }) => move);
  expect(shown).toEqual(["a1", "a3", "a2", "a0", "=1", "=2"]);
  expect(mostWanted(wanted)).toHaveLength(6);
});
