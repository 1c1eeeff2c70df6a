// What tiles have in common.
import { PROPERTIES, readTile, type Property } from "./notation";

export function shares(one: string, other: string, property: Property): boolean {
  const [a, b] = [readTile(one), readTile(other)];
  if (property === "kleur") return a.letter === b.letter;
  if (property === "vorm") return a.shape === b.shape;
  return a.big === b.big;
}

/** What two tiles have in common, as the catalogues call it: what was named, or else the first. */
export function sharedValue(tile: string, top: string, named: string): string {
  const property =
    PROPERTIES.find((each) => each === named) ??
    PROPERTIES.find((each) => shares(tile, top, each)) ??
    "kleur";
  return valueOf(tile, property);
}

export function valueOf(tile: string, property: Property): string {
  const { colour, shape, big } = readTile(tile);
  return { kleur: colour, vorm: shape, grootte: big ? "big" : "small" }[property];
}

/** What all of these tiles have in common. */
export function common(tiles: readonly string[]): string[] {
  const [first, ...others] = tiles;
  if (!first) return [];
  return PROPERTIES.filter((each) => others.every((other) => shares(first, other, each))).map(
    (each) => valueOf(first, each),
  );
}
