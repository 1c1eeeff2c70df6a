// The six opponents: each strength of the computer is a turned wooden animal, the same in all games.
export const ANIMALS = ["chick", "mouse", "hare", "badger", "fox", "owl"] as const;
export type AnimalName = (typeof ANIMALS)[number];

const OF_LEVEL: Record<string, AnimalName> = {
  beginner: "chick",
  pupil: "mouse",
  player: "hare",
  thinker: "badger",
  expert: "fox",
  strongest: "owl",
  perfect: "owl",
};

/** Levels that only tests and research use look like the one in the middle. */
export const animalOf = (level: string): AnimalName => OF_LEVEL[level] ?? "hare";
