// The computer's levels as people meet them: six wooden animals, the same in every game.
import { ANIMALS, animalOf } from "../parts/animals";
import { say } from "../words/voice.svelte";

/** Years above the age of the game from which one can hope to win; none for the last. */
const YEARS: readonly (number | null)[] = [0, 1, 2, 4, 6, null];
/** Up to this age a first game is against the weakest. */
const SMALL = 6;

export const animalName = (level: string): string => say(`animal-${animalOf(level)}`);

export const animalAbout = (level: string): string =>
  say(level === "perfect" ? "animal-perfect-about" : `animal-${animalOf(level)}-about`);

export function animalAge(level: string, age: number): string {
  const years = YEARS[ANIMALS.indexOf(animalOf(level))] ?? null;
  return years === null ? say("age-experts") : say("age-from", { age: age + years });
}

/** For somebody who plays for the first time. */
export const firstLevel = (levels: readonly { level: string }[], age: number): string =>
  levels[age <= SMALL ? 0 : Math.min(1, levels.length - 1)]?.level ?? "";

/** Two of the same are told apart by a number. */
export function namesOf(levels: readonly string[]): string[] {
  const met = new Map<string, number>();
  return levels.map((level) => {
    if (!level) return "";
    const name = animalName(level);
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
