// Games with many levels of a few types: which level suits the youngest.
import type { VariantInfo } from "../../wire/types.gen";

export interface Type {
  /** As in the names of its variants. */
  name: string;
  title: string;
  levels: VariantInfo[];
}

const MANY = 6;
export const hasLevels = (variants: readonly VariantInfo[]): boolean => variants.length > MANY;

export const typeOf = (variant: string): string => variant.replace(/-\d+$/, "");

export function typesOf(variants: readonly VariantInfo[]): Type[] {
  const found = new Map<string, Type>();
  for (const variant of variants) {
    const name = typeOf(variant.variant);
    const type = found.get(name);
    if (type) type.levels.push(variant);
    else found.set(name, { name, title: variant.title.replace(/\s*\d+$/, ""), levels: [variant] });
  }
  return [...found.values()];
}

/** The highest level that suits the age in the type that was last played; for who has played none
 * the first level of the most grown-up type that suits. */
export function proposal(types: readonly Type[], age: number, last: string | null): string {
  const suits = (level: VariantInfo): boolean => level.age <= age;
  const known = types.find((type) => type.name === last);
  const best = known?.levels.findLast(suits);
  if (best) return best.variant;
  const grown = types.findLast((type) => suits(type.levels[0]!)) ?? types[0]!;
  return grown.levels[0]!.variant;
}
