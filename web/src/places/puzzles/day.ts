// The date where this device is, as puzzles are asked for: 2026-11-18.
export function dayHere(at = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
}

/** How hard, in signs: three of five stars. */
export const stars = (grade: number): string => "★".repeat(grade) + "☆".repeat(5 - grade);
