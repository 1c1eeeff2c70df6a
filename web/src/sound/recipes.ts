// What each small sound is made of: knocks of wood, notes of a marimba, strokes of a pencil. Times
// are in seconds, pitches in hertz. Nothing is recorded; `player.ts` sounds these.

export type Part =
  | { is: "wood"; at: number; pitch: number; long: number; loud: number }
  | { is: "note"; at: number; pitch: number; long: number; loud: number }
  | { is: "pencil"; at: number; long: number; loud: number }
  | { is: "glide"; at: number; long: number; loud: number };

export const SOUNDS = [
  "tick",
  "lay",
  "home",
  "roll",
  "draw",
  "frame",
  "knock",
  "refuse",
  "right",
  "count",
  "win",
  "over",
] as const;
export type SoundName = (typeof SOUNDS)[number];

export interface Tone {
  /** Big pieces sound lower (0.7), each storey of a tower higher (1.06 times the one below). */
  pitch?: number;
  /** The how-manieth: of counting, of a frame's note. */
  step?: number;
}

const WOOD = 420;
const [E, G, A, C, D, HIGH_E, HIGH_G] = [329.6, 392, 440, 523.3, 587.3, 659.3, 784] as const;
/** The notes of the frames: triangle, square, circle, line. */
const FRAMES = [G, A, C, E] as const;
const SCALE = [C, D, HIGH_E, 698.5, HIGH_G, 880, 987.8, 1046.5] as const;

const wood = (at: number, pitch = 1, loud = 1, long = 0.11): Part => ({
  is: "wood",
  at,
  pitch: WOOD * pitch,
  long,
  loud,
});
const note = (at: number, pitch: number, loud = 1): Part => ({
  is: "note",
  at,
  pitch,
  long: 0.35,
  loud,
});

/** The parts of a sound; `chance` makes no two alike (0 to 1). */
export function recipe(
  name: SoundName,
  tone: Tone = {},
  chance: () => number = Math.random,
): Part[] {
  const { pitch = 1, step = 0 } = tone;
  switch (name) {
    case "tick":
      return [wood(0, 1.9 * pitch, 0.25, 0.03)];
    case "lay":
      return [wood(0, pitch, 0.9)];
    case "home":
      return [{ is: "glide", at: 0, long: 0.25, loud: 0.4 }, wood(0.25, 0.75 * pitch, 0.9)];
    case "roll":
      return tumble(chance).map((at, index, all) =>
        wood(at, 1.1 + 0.3 * chance(), index === all.length - 1 ? 1 : 0.55, 0.07),
      );
    case "draw":
      return [{ is: "pencil", at: 0, long: 0.45, loud: 0.6 }];
    case "frame":
      return [
        { is: "pencil", at: 0, long: 0.6, loud: 0.6 },
        note(0.45, FRAMES[step % FRAMES.length]!, 0.7),
      ];
    case "knock":
      return [wood(0, 0.8, 0.7), wood(0.14, 0.8, 0.7)];
    case "refuse":
      return [wood(0, 0.5, 0.6, 0.09)];
    case "right":
      return [note(0, G, 0.8), note(0.13, C, 0.9)];
    case "count":
      return [note(0, SCALE[Math.min(step, SCALE.length - 1)]!, 0.7)];
    case "win":
      return [C, HIGH_E, HIGH_G, HIGH_E, 1046.5].map((each, index) => note(0.22 * index, each));
    case "over":
      return [note(0, HIGH_E, 0.5), note(0.26, C, 0.5)];
  }
}

/** Six to eight knocks, at first 40 ms apart and at last 120. */
function tumble(chance: () => number): number[] {
  const knocks = 6 + Math.floor(3 * chance());
  const times = [0];
  for (let index = 1; index < knocks; index++)
    times.push(times.at(-1)! + 0.04 + (0.08 * (index - 1)) / (knocks - 2));
  return times;
}

/** How long it lasts, in seconds. */
export const lasts = (parts: readonly Part[]): number =>
  Math.max(0, ...parts.map((part) => part.at + part.long));
