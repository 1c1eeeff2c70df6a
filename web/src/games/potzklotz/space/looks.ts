// How the building looks at one moment, and the short film in which a claim is judged: the cube
// goes to its place, the building turns until it stands as on the card, and what is wrong shows.
import type { PotzklotzDifference, PotzklotzVerdict } from "../../../wire/types.gen";
import { compare, type Cube, type Label } from "../verdicts/comparison";
import { cubesOf, type Columns, type Point, type Spot } from "../geometry";

export interface Look {
  cubes: readonly Cube[];
  /** Cubes that are not there. */
  ghosts: readonly Cube[];
  /** A mirror on the base, from here to there. */
  glass: readonly [Point, Point] | null;
  labels: readonly Label[];
  angle: number;
  /** The cube in the hand, which is not among the others. */
  carried: Spot | null;
}

export interface Frame {
  /** How long it takes to come here from the frame before, in milliseconds. */
  takes: number;
  look: Look;
}

export const GLASS_HEIGHT = 3.4;
const LIFT = 1.3;
/** How long a verdict stands: what went wrong wants more looking. */
const HOLD = { right: 2000, wrong: 3600 };

const wood = (spot: Spot): Cube => ({ ...spot, tone: "wood" });
export const resting = (columns: Columns): Look => ({
  cubes: cubesOf(columns).map(wood),
  ghosts: [],
  glass: null,
  labels: [],
  angle: 0,
  carried: null,
});

/** How many cubes stand there. */
export const heightIn = (look: Look, [x, y]: Point): number =>
  look.cubes.filter((each) => each.x === x && each.y === y).length;

/** The other four, when the topmost cube of this place is taken. */
export function without(look: Look, [x, y]: Point): Look {
  const top = heightIn(look, [x, y]) - 1;
  const cubes = look.cubes.filter((cube) => cube.x !== x || cube.y !== y || cube.z !== top);
  return { ...look, cubes };
}

/** A cube set down on top of this place. */
export const withCube = (look: Look, [x, y]: Point): Look => ({
  ...look,
  cubes: [...look.cubes, wood({ x, y, z: heightIn(look, [x, y]) })],
});

/** @param placed whoever looks has set the cube down already. */
export function film(
  verdict: PotzklotzVerdict,
  side: number | null,
  difference: PotzklotzDifference | null,
  card: Columns,
  after: Columns,
  placed = false,
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
    if (placed) frames.push({ takes: 0, look: still([to]) });
    else
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
    labels: compared.labels,
    angle: compared.angle,
    carried: null,
  };
  frames.push(
    { takes: 750, look: shown },
    { takes: verdict.judgement === "RIGHT" ? HOLD.right : HOLD.wrong, look: shown },
  );
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
    labels: part > 0.6 ? to.labels : from.labels,
    angle: mix(from.angle, to.angle),
    carried: null,
  };
}
