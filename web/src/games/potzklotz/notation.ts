// Moves and cards as text: `b2>c3=17` a claim, `=42` a twin card, `pass`.
import { CARDS, NUMBERS } from "./cards.gen";
import type { Columns } from "./geometry";

export type Place = string;

export interface Claim {
  text: string;
  /** Null for a card laid out of turn. */
  source: Place | null;
  target: Place | null;
  card: string;
}

export const PASS = "pass";
const CLAIM = /^(?:([a-z]\d)>([a-z]\d))?=(\d+)$/;
const COLUMNS = "zabcdef";

export function readClaim(text: string): Claim | null {
  const found = CLAIM.exec(text);
  return found
    ? { text, source: found[1] ?? null, target: found[2] ?? null, card: found[3]! }
    : null;
}

const NAMES = new Map(Object.entries(NUMBERS).map(([name, card]) => [card, name]));
/** The name on a card that the engine knows by a number. */
export const cardName = (card: number): string => NAMES.get(card) ?? "";

/** The building in the picture of a card. */
export const pictured = (name: string): Columns => CARDS[NUMBERS[name] ?? -1] ?? [];

/** `a1` lies at the front left; z is left of a, row 0 before row 1. */
export const placeName = (x: number, y: number): Place => `${COLUMNS[x + 1] ?? "?"}${y + 1}`;

export const placeAt = (name: Place): [number, number] => [
  COLUMNS.indexOf(name[0]!) - 1,
  Number(name[1]) - 1,
];
