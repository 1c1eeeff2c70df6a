// How long each part of a turn takes. One list for every board, so that all keep the same time.

/** Milliseconds at the ordinary speed. */
export const BEATS = {
  /** Dice tumble. */
  roll: 700,
  /** Nothing moves: one looks at what was rolled, and an opponent thinks. */
  look: 600,
  /** What is moved comes up and hangs. */
  lift: 400,
  /** One step of a walk. */
  step: 320,
  /** It comes down. */
  land: 250,
  /** What was taken goes home. */
  home: 420,
  /** Somebody who cannot move shakes the head. */
  refuse: 500,
  /** The turn goes on. */
  pass: 600,
  /** The table stands still after the last move. */
  stand: 1500,
  /** One line of the score. */
  count: 900,
} as const;
export type Beat = keyof typeof BEATS;

/** Nothing moves in these: they stay when motion is not wanted. */
const PAUSES: ReadonlySet<Beat> = new Set<Beat>(["look", "pass", "refuse", "stand", "count"]);

export const SPEEDS = ["calm", "normal", "brisk", "once"] as const;
export type Speed = (typeof SPEEDS)[number];
const FACTORS: Record<Speed, number> = { calm: 1.6, normal: 1, brisk: 0.5, once: 0 };

export interface Manner {
  speed: Speed;
  /** The device, or its owner, asks for less motion. */
  still: boolean;
}

export const isPause = (beat: Beat): boolean => PAUSES.has(beat);

/** Milliseconds that `count` of these take. */
export function length(beat: Beat, { speed, still }: Manner, count = 1): number {
  if (still && !isPause(beat)) return 0;
  return Math.round(BEATS[beat] * FACTORS[speed] * count);
}

/** After a touch on the table the rest of a turn is brisk. */
export const hurriedSpeed = (speed: Speed): Speed => (speed === "once" ? "once" : "brisk");
