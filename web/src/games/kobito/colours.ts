// The colour of a number: its place on the colour circle. Yellow is lighter than blue, as there.
const FIRST = 25;
const STEP = 30;
const YELLOW = 105;

export const hueOf = (number: number): number => FIRST + (number - 1) * STEP;

export function paintOf(number: number): string {
  const hue = hueOf(number);
  const light = 0.82 + 0.06 * Math.cos(((hue - YELLOW) * Math.PI) / 180);
  return `oklch(${light.toFixed(3)} 0.125 ${hue})`;
}
