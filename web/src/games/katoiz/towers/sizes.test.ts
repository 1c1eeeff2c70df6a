import { describe, expect, test } from "vitest";
import { ABOVE, GAP, LATH, sizes, touch, tray, type Room } from "./sizes";

/** What the board has at 360×640, 390×844, 768×1024, 1024×768 and 1440×900. */
const BOARDS = [
  [344, 514],
  [370, 666],
  [748, 846],
  [992, 556],
  [1400, 672],
] as const;
const ROOMS: Room[] = BOARDS.flatMap(([width, height]) =>
  [1, 2, 3, 4].flatMap((players) =>
    [20, 30, 40].map((tiles) => ({ width, height, players, tiles })),
  ),
);
const named = ROOMS.map((room) => [JSON.stringify(room), room] as const);

describe.each(named)("%s", (_, room) => {
  test("tiles are large enough for a finger, and all of them have room", () => {
    const { tile, across, wide, high, rim, beside, stands } = tray(room);
    expect(tile).toBeGreaterThanOrEqual(touch(room.width));
    const rows = Math.ceil(room.tiles / across);
    const [trayWide, trayHigh] = [across * wide + 2 * rim, rows * high + 2 * rim];
    expect(trayWide).toBeLessThanOrEqual(room.width + 0.01);
    expect(trayHigh + (beside ? 0 : stands + GAP)).toBeLessThanOrEqual(room.height + 0.01);
  });

  test("the tray stays as it is, however many towers there are and however high", () => {
    const { across, tile } = sizes(room, 1, 1);
    for (const [columns, highest] of [
      [4, 5],
      [9, 12],
      [14, 20],
    ] as const)
      expect(sizes(room, columns, highest)).toMatchObject({ across, tile });
  });

  test("a tower always grows, and stays in view", () => {
    let before = 0;
    for (let highest = 1; highest <= 16; highest++) {
      const { brick, rise, stands, foot } = sizes(room, room.players, highest);
      const high = brick + highest * rise;
      expect(high).toBeGreaterThan(before);
      expect(brick + (highest + ABOVE) * rise).toBeLessThanOrEqual(stands - foot + 0.01);
      before = high;
    }
  });

  test("towers side by side stay within the window", () => {
    for (const columns of [room.players, 2 * room.players + 1]) {
      const { beside, brick, across, wide, rim } = sizes(room, columns, 8);
      const used = LATH + columns * (brick + 6) + (beside ? GAP + across * wide + 2 * rim : 0);
      expect(used).toBeLessThanOrEqual(room.width + 0.01);
    }
  });
});
