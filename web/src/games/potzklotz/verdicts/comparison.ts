// Why a claim is right or wrong, to be seen: how far the building is turned to stand as on its card,
// what is too much and what is lacking, or the mirror in which it would be right.
import type { PotzklotzDifference, PotzklotzVerdict } from "../../../wire/types.gen";
import {
  angleOf,
  building,
  cubesOf,
  equal,
  mirrored,
  pieces,
  seenFrom,
  type Column,
  type Columns,
  type Point,
  type Spot,
} from "../geometry";

/** Wood; too much here; apart from the rest; lacking here; in the mirror. */
export type Tone = "wood" | "surplus" | "piece" | "missing" | "mirror";

export interface Cube extends Spot {
  tone: Tone;
}

/** A word over a building, or a sign on a cube. */
export interface Label extends Spot {
  text: "built" | "card" | "surplus" | "missing";
}

export interface Comparison {
  angle: number;
  tones: (spot: Spot) => Tone;
  ghosts: Cube[];
  glass: readonly [Point, Point] | null;
  labels: Label[];
  /** How far the building slides to make room. */
  shift: Point;
}

export function compare(
  verdict: PotzklotzVerdict,
  side: number | null,
  difference: PotzklotzDifference | null,
  card: Columns,
): Comparison {
  const { judgement, tried } = verdict;
  const plain: Comparison = {
    angle: 0,
    tones: () => "wood",
    ghosts: [],
    glass: null,
    labels: [],
    shift: [0, 0],
  };
  if (judgement === "RIGHT") return { ...plain, angle: angleOf(side ?? 0) };
  if (judgement === "MIRROR") return reflect(tried, card) ?? plain;
  if (judgement === "APART") {
    const loose = pieces(tried).slice(1).flat();
    return {
      ...plain,
      tones: ({ x, y }) => (loose.some(([u, v]) => u === x && v === y) ? "piece" : "wood"),
    };
  }
  return overlay(tried, card, difference) ?? plain;
}

/** Between a building and its mirror. */
const GAP = 0.3;

/** The building turned until it is the mirror image of its card, and its image behind glass. */
function reflect(tried: Columns, card: Columns): Comparison | null {
  const side = [0, 1, 2, 3].find((each) => equal(mirrored(seenFrom(tried, each)), building(card)));
  if (side === undefined) return null;
  // To the right of whoever looks lies, for each side, one of the four directions of the base.
  const [dx, dy] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[side]!;
  const sign = dx + dy;
  const reach = Math.max(...tried.map(([x, y]) => x * dx + y * dy)) + (sign > 0 ? 1 : 0);
  const plane = reach + GAP;
  // Slide both so that the mirror stands in the middle of the base.
  const slide = 2.5 * sign - plane;
  const move = (x: number, y: number): Point => [x + dx * slide, y + dy * slide];
  const ghosts = cubesOf(tried).map(({ x, y, z }): Cube => {
    const along = x * dx + y * dy;
    const image = 2 * plane - along - sign;
    const [u, v] = move(dx ? image * dx : x, dy ? image * dy : y);
    return { x: u, y: v, z, tone: "mirror" };
  });
  const across = tried.map(([x, y]) => (dx ? y : x));
  const [from, to] = [Math.min(...across) - 0.4, Math.max(...across) + 1.4];
  const glass: readonly [Point, Point] = dx
    ? [move(plane * dx, from), move(plane * dx, to)]
    : [move(from, plane * dy), move(to, plane * dy)];
  return {
    angle: angleOf(side),
    tones: () => "wood",
    ghosts,
    glass,
    labels: [
      {
        ...above(
          cubesOf(tried).map(({ x, y, z }) => ({ x: x + dx * slide, y: y + dy * slide, z })),
        ),
        text: "built",
      },
      { ...above(ghosts), text: "card" },
    ],
    shift: [dx * slide, dy * slide],
  };
}

/** Over the middle of what stands there. */
function above(cubes: readonly Spot[]): Spot {
  const middle = (axis: "x" | "y"): number => {
    const all = cubes.map((cube) => cube[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return { x: middle("x"), y: middle("y"), z: Math.max(...cubes.map(({ z }) => z)) + 1.4 };
}

/** Both buildings laid over each other as well as can be, so that the table's first difference is
 * among what shows: too much in red, what is lacking as an outline. */
function overlay(
  tried: Columns,
  card: Columns,
  difference: PotzklotzDifference | null,
): Comparison | null {
  const here = new Map(tried.map(([x, y, height]) => [`${x},${y}`, height]));
  let best: { cost: number; side: number; there: Map<string, number> } | null = null;
  for (const side of [0, 1, 2, 3]) {
    // The card's picture is the wanted building turned by `side` against how the cubes stand.
    const wanted = seenFrom(card, (4 - side) % 4);
    for (const [x, y] of tried)
      for (const [u, v] of wanted) {
        const there = new Map(
          wanted.map(([a, b, height]: Column) => [`${a + x - u},${b + y - v}`, height]),
        );
        const places = new Set([...here.keys(), ...there.keys()]);
        const cost = [...places].reduce(
          (sum, place) => sum + Math.abs((here.get(place) ?? 0) - (there.get(place) ?? 0)),
          0,
        );
        const told = !difference || (there.get(difference.place.join()) ?? 0) === difference.wanted;
        if (told && (!best || cost < best.cost)) best = { cost, side, there };
      }
  }
  if (!best) return null;
  const { side, there } = best;
  const ghosts: Cube[] = [];
  for (const [place, height] of there) {
    const [x, y] = place.split(",").map(Number) as [number, number];
    for (let z = here.get(place) ?? 0; z < height; z++) ghosts.push({ x, y, z, tone: "missing" });
  }
  const tones = ({ x, y, z }: Spot): Tone =>
    z >= (there.get(`${x},${y}`) ?? 0) ? "surplus" : "wood";
  return {
    angle: angleOf(side),
    tones,
    ghosts,
    glass: null,
    labels: [
      ...cubesOf(tried)
        .filter((spot) => tones(spot) === "surplus")
        .map((spot): Label => ({ ...spot, text: "surplus" })),
      ...ghosts.map((spot): Label => ({ ...spot, text: "missing" })),
    ],
    shift: [0, 0],
  };
}
