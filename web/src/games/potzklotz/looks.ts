// How the building looks at one moment, and the short film in which a claim is judged: the cube
// goes to its place, the building turns until it stands as on the card, and what is wrong shows.
import type { PotzklotzDifference, PotzklotzVerdict } from "../../wire/types.gen";
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
} from "./geometry";

/** Wood; too much here; apart from the rest; lacking here; in the mirror. */
export type Tone = "wood" | "surplus" | "piece" | "missing" | "mirror";

export interface Cube extends Spot {
  tone: Tone;
}

export interface Look {
  cubes: readonly Cube[];
  /** Cubes that are not there. */
  ghosts: readonly Cube[];
  /** A mirror on the base, from here to there. */
  glass: readonly [Point, Point] | null;
  angle: number;
}

export interface Frame {
  /** How long it takes to come here from the frame before, in milliseconds. */
  takes: number;
  look: Look;
}

export const GLASS_HEIGHT = 3.4;
const LIFT = 1.3;
const HOLD = 2400;

const wood = (spot: Spot): Cube => ({ ...spot, tone: "wood" });
export const resting = (columns: Columns): Look => ({
  cubes: cubesOf(columns).map(wood),
  ghosts: [],
  glass: null,
  angle: 0,
});

interface Comparison {
  angle: number;
  tones: (spot: Spot) => Tone;
  ghosts: Cube[];
  glass: readonly [Point, Point] | null;
  shift: Point;
}

export function film(
  verdict: PotzklotzVerdict,
  side: number | null,
  difference: PotzklotzDifference | null,
  card: Columns,
  after: Columns,
): Frame[] {
  const { source, target, tried } = verdict;
  const top = (place: Point): number =>
    tried.find(([x, y]) => x === place[0] && y === place[1])?.[2] ?? 0;
  const stay = cubesOf(tried).filter(
    (spot) => !target || spot.x !== target[0] || spot.y !== target[1] || spot.z !== top(target) - 1,
  );
  const compared = compare(verdict, side, difference, card);
  const still = (moving: Spot[]): Look => ({
    ...resting([]),
    cubes: [...stay, ...moving].map(wood),
  });
  const frames: Frame[] = [];
  let end: Spot[] = [];
  if (source && target) {
    const from = { x: source[0], y: source[1], z: top(source) };
    const to = { x: target[0], y: target[1], z: top(target) - 1 };
    const high = Math.max(from.z, to.z, ...tried.map(([, , height]) => height)) + LIFT / 2;
    frames.push(
      { takes: 0, look: still([from]) },
      { takes: 160, look: still([{ ...from, z: high }]) },
      { takes: 260, look: still([{ ...to, z: high }]) },
      { takes: 180, look: still([to]) },
    );
    end = [to];
  } else frames.push({ takes: 0, look: still([]) });
  const [right, back] = compared.shift;
  const shown: Look = {
    cubes: [...stay, ...end].map((spot) => ({
      ...spot,
      x: spot.x + right,
      y: spot.y + back,
      tone: compared.tones(spot),
    })),
    ghosts: compared.ghosts,
    glass: compared.glass,
    angle: compared.angle,
  };
  frames.push({ takes: 750, look: shown }, { takes: HOLD, look: shown });
  const before = source ? [...stay, { x: source[0], y: source[1], z: top(source) }] : stay;
  const final = verdict.judgement === "RIGHT" ? [...stay, ...end] : before;
  frames.push({ takes: 450, look: settled(final, after) });
  return frames;
}

/** The same cubes where they stand now; a building that was shifted back onto the base slides, and
 * where another game has begun there is nothing to slide. */
function settled(cubes: readonly Spot[], after: Columns): Look {
  const now = resting(after);
  if (cubes.length !== now.cubes.length) return now;
  const least = (list: readonly Spot[], axis: "x" | "y"): number =>
    Math.min(...list.map((each) => each[axis]));
  const right = least(now.cubes, "x") - least(cubes, "x");
  const back = least(now.cubes, "y") - least(cubes, "y");
  const moved = cubes.map((spot) => wood({ x: spot.x + right, y: spot.y + back, z: spot.z }));
  const there = new Set(now.cubes.map(({ x, y, z }) => `${x},${y},${z}`));
  return moved.every(({ x, y, z }) => there.has(`${x},${y},${z}`)) ? { ...now, cubes: moved } : now;
}

/** The moment of a film that stands still when motion is not wanted. */
export const judged = (frames: readonly Frame[]): Look => frames[frames.length - 2]!.look;

function compare(
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
  const plane = reach + 0.35;
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
    shift: [dx * slide, dy * slide],
  };
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
  return {
    angle: angleOf(side),
    tones: ({ x, y, z }) => (z >= (there.get(`${x},${y}`) ?? 0) ? "surplus" : "wood"),
    ghosts,
    glass: null,
    shift: [0, 0],
  };
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

export const lengthOf = (frames: readonly Frame[]): number =>
  frames.reduce((sum, frame) => sum + frame.takes, 0);

export function lookAt(frames: readonly Frame[], time: number): Look {
  let past = 0;
  for (let index = 1; index < frames.length; index++) {
    const { takes, look } = frames[index]!;
    if (time < past + takes)
      return between(frames[index - 1]!.look, look, ease((time - past) / takes));
    past += takes;
  }
  return frames[frames.length - 1]!.look;
}

function between(from: Look, to: Look, part: number): Look {
  if (from === to) return to;
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const same = from.cubes.length === to.cubes.length;
  return {
    cubes: same
      ? to.cubes.map((cube, index) => {
          const start = from.cubes[index]!;
          return {
            x: mix(start.x, cube.x),
            y: mix(start.y, cube.y),
            z: mix(start.z, cube.z),
            tone: part > 0.6 ? cube.tone : start.tone,
          };
        })
      : to.cubes,
    ghosts: part > 0.6 ? to.ghosts : from.ghosts,
    glass: part > 0.6 ? to.glass : from.glass,
    angle: mix(from.angle, to.angle),
  };
}
