// What a drawing in hand will count, so that the score shows it before it is done. Only for the eye:
// the server draws and counts, and a test plays whole games to see that both agree.
import type { KapaiDrawing } from "../../../wire/types.gen";
import { nameOf, SIGNS, xOf, yOf, type Draw } from "../notation";

/** What a group of each symbol is worth without crosses. */
export const WORTH = [2, 3, 4, 0] as const;
/** By the number of totems that are linked. */
export const LINKED = [0, 0, 2, 4, 7, 12] as const;
const SIZE = 7;
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The three fields of a frame. */
export function fieldsOf(frame: string): string[] {
  const [from = "a1", to = "a1"] = frame.split("-");
  return [0, 1, 2].map((step) =>
    nameOf(
      xOf(from) + Math.sign(xOf(to) - xOf(from)) * step,
      yOf(from) + Math.sign(yOf(to) - yOf(from)) * step,
    ),
  );
}

/** How many points a row of the tally has. */
export const pointsOf = (drawing: KapaiDrawing, row: number): number =>
  (drawing.group_points[row] ?? 0) + (drawing.bonus_points[row] ?? 0);

export function after(drawing: KapaiDrawing, draw: Draw): KapaiDrawing {
  const rows = drawing.rows.map((row, y) =>
    [...row].map((cell, x) => (draw.fields.includes(nameOf(x, y)) ? draw.sign : cell)).join(""),
  );
  const fresh = draw.frames.length ? draw.frames : newGroups(rows, drawing.frames, draw);
  const frames = [...drawing.frames, ...fresh];
  const crosses = drawing.crosses.map(
    (count, row) => count + draw.crosses.filter((sign) => sign === SIGNS[row]).length,
  );
  const groups = SIGNS.map((sign) => frames.filter((each) => inside(rows, each) === sign).length);
  const group_points = groups.map((count, row) => count * WORTH[row]!);
  const bonus_points = groups.map((count, row) => count * crosses[row]!);
  const networks = networksOf(rows);
  const network_points = LINKED[networks[0]?.length ?? 0] ?? 0;
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return {
    rows,
    frames,
    crosses,
    groups,
    group_points,
    bonus_points,
    networks,
    network_points,
    score: sum(group_points) + sum(bonus_points) + network_points,
    last: [...draw.fields],
  };
}

const inside = (rows: readonly string[], frame: string): string =>
  rows[yOf(frame)]?.[xOf(frame)] ?? "";

/** Where no frame had to be chosen, all new groups are framed: they do not overlap. */
function newGroups(rows: readonly string[], frames: readonly string[], draw: Draw): string[] {
  const framed = new Set(frames.flatMap(fieldsOf));
  const loose = (name: string): boolean =>
    rows[yOf(name)]?.[xOf(name)] === draw.sign && !framed.has(name);
  const found: string[] = [];
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      for (const [dx, dy] of [
        [2, 0],
        [0, 2],
      ] as const) {
        if (x + dx >= SIZE || y + dy >= SIZE) continue;
        const frame = `${nameOf(x, y)}-${nameOf(x + dx, y + dy)}`;
        const fields = fieldsOf(frame);
        if (fields.every(loose) && fields.some((field) => draw.fields.includes(field)))
          found.push(frame);
      }
  return found;
}

/** Totems that an area of one symbol touches are linked; the largest network first. */
function networksOf(rows: readonly string[]): string[][] {
  let networks: Set<string>[] = [];
  const seen = new Set<string>();
  rows.forEach((row, y) =>
    [...row].forEach((sign, x) => {
      if (seen.has(nameOf(x, y)) || !(SIGNS as readonly string[]).includes(sign)) return;
      const touched = totemsRound(rows, x, y, sign, seen);
      if (touched.size < 2) return;
      const joined = networks.filter((each) => [...touched].some((totem) => each.has(totem)));
      networks = [
        ...networks.filter((each) => !joined.includes(each)),
        new Set([...touched, ...joined.flatMap((each) => [...each])]),
      ];
    }),
  );
  return networks.map((each) => [...each].sort()).sort((a, b) => b.length - a.length);
}

/** The totems beside the area of this symbol; its fields are added to those seen. */
function totemsRound(
  rows: readonly string[],
  x: number,
  y: number,
  sign: string,
  seen: Set<string>,
): Set<string> {
  const totems = new Set<string>();
  const queue: (readonly [number, number])[] = [[x, y]];
  seen.add(nameOf(x, y));
  for (let here = queue.pop(); here; here = queue.pop())
    for (const [dx, dy] of STEPS) {
      const [nextX, nextY] = [here[0] + dx, here[1] + dy];
      const cell = rows[nextY]?.[nextX];
      if (cell === undefined) continue;
      const name = nameOf(nextX, nextY);
      if (cell === "T") totems.add(name);
      else if (cell === sign && !seen.has(name)) {
        seen.add(name);
        queue.push([nextX, nextY]);
      }
    }
  return totems;
}
