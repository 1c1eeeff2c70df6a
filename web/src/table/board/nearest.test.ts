import { describe, expect, test } from "vitest";
import { closest, nearest, type Box } from "./nearest";

/** Fields of ten by ten, three in a row, named by their index. */
const grid: Box[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({
  left: 10 * (index % 3),
  top: 10 * Math.floor(index / 3),
  width: 10,
  height: 10,
}));

describe("arrow keys", () => {
  test("go to the neighbour in their direction", () => {
    expect(nearest(grid[4]!, grid, [1, 0])).toBe(5);
    expect(nearest(grid[4]!, grid, [-1, 0])).toBe(3);
    expect(nearest(grid[4]!, grid, [0, -1])).toBe(1);
    expect(nearest(grid[4]!, grid, [0, 1])).toBe(7);
  });

  test("stay where nothing lies ahead", () => {
    expect(nearest(grid[2]!, grid, [1, 0])).toBe(-1);
    expect(nearest(grid[8]!, grid, [0, 1])).toBe(-1);
  });

  test("prefer what lies straight ahead to what is nearer but aslant", () => {
    const here: Box = { left: 0, top: 0, width: 10, height: 10 };
    const aslant: Box = { left: 12, top: 12, width: 10, height: 10 };
    const straight: Box = { left: 28, top: 0, width: 10, height: 10 };
    expect(nearest(here, [aslant, straight], [1, 0])).toBe(1);
  });
});

test("focus that lost its place goes to the closest one", () => {
  expect(closest({ left: 21, top: 12, width: 10, height: 10 }, grid)).toBe(5);
  expect(closest(grid[0]!, [])).toBe(-1);
});
