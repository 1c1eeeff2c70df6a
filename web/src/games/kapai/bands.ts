// Frames to choose from, drawn as bands over the sheet: each choice in its own colour, a little apart,
// with a numbered knob on a field that only it has.
import { fieldsOf } from "./scores/forecast";
import { xOf, yOf } from "./notation";

export interface Band {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Choice {
  /** 0, 1, …: the first is 1 for people. */
  index: number;
  /** The frames as they are written in the move. */
  text: string;
  bands: readonly Band[];
  fields: ReadonlySet<string>;
  knob: readonly [x: number, y: number];
}

const OFFSETS = [-0.07, 0.07, -0.03, 0.03] as const;
const APART = 0.66;

export function choicesOf(texts: readonly string[]): Choice[] {
  const all = texts.map((text) => text.split(" ").filter(Boolean));
  const common = (frame: string): boolean => all.every((frames) => frames.includes(frame));
  const knobs: (readonly [number, number])[] = [];
  return all.map((frames, index) => {
    const own = frames.filter((frame) => !common(frame));
    const differ = own.length ? own : frames;
    const elsewhere = new Set(
      all
        .flatMap((other, at) => (at === index ? [] : other.filter((each) => !common(each))))
        .flatMap(fieldsOf),
    );
    const spots = differ.flatMap((frame) => spotsOf(frame, elsewhere, index));
    const free = spots.find((spot) => knobs.every((knob) => distance(spot, knob) > APART));
    const knob = free ?? spots[0] ?? [0.5, 0.5];
    knobs.push(knob);
    return {
      index,
      text: texts[index]!,
      bands: differ.map((frame) => bandOf(frame, OFFSETS[index % OFFSETS.length]!)),
      fields: new Set(differ.flatMap(fieldsOf)),
      knob,
    };
  });
}

/** A tap on a field: the choice it belongs to; on a shared one the next after the chosen. */
export function choiceOn(
  choices: readonly Choice[],
  field: string,
  chosen: number | null,
): Choice | undefined {
  const here = choices.filter((choice) => choice.fields.has(field));
  if (here.length < 2 || chosen === null) return here[0];
  return here.find((choice) => choice.index > chosen) ?? here[0];
}

/** Symbols in the row that the chosen frame leaves out. */
export function leftOver(choices: readonly Choice[], chosen: number): string[] {
  const taken = choices[chosen]!.fields;
  return [...new Set(choices.flatMap((choice) => [...choice.fields]))].filter(
    (field) => !taken.has(field),
  );
}

const distance = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

function bandOf(frame: string, offset: number): Band {
  const fields = fieldsOf(frame);
  const across = yOf(fields[0]!) === yOf(fields[2]!);
  return {
    x: xOf(fields[0]!) + (across ? 0.06 : 0.1 + offset),
    y: yOf(fields[0]!) + (across ? 0.1 + offset : 0.06),
    width: across ? 2.88 : 0.8,
    height: across ? 0.8 : 2.88,
  };
}

/** Where its knob may sit, best first: at an end that only it has, high for the first and low for
 * the second, else at the middle. */
function spotsOf(
  frame: string,
  elsewhere: ReadonlySet<string>,
  index: number,
): (readonly [number, number])[] {
  const [from, middle, to] = fieldsOf(frame) as [string, string, string];
  const across = yOf(from) === yOf(to);
  const high = index % 2 ? 0.84 : 0.16;
  const at = (field: string, along: number): readonly [number, number] =>
    across ? [xOf(field) + along, yOf(field) + high] : [xOf(field) + high, yOf(field) + along];
  const ends = [
    { field: from, spot: at(from, 0.04) },
    { field: to, spot: at(to, 0.96) },
  ];
  if (index % 2) ends.reverse();
  const own = ends.filter(({ field }) => !elsewhere.has(field));
  const rest = ends.filter(({ field }) => elsewhere.has(field));
  return [...own, { field: middle, spot: at(middle, 0.5) }, ...rest].map(({ spot }) => [
    Math.min(6.9, Math.max(0.1, spot[0])),
    Math.min(6.9, Math.max(0.1, spot[1])),
  ]);
}
