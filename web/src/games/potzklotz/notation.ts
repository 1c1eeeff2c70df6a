// Moves and cards as text: `b2>c3=7a` a claim, `=7b` a twin card, `pass`.
export type Place = string;

export interface Claim {
  text: string;
  /** Null for a card laid out of turn. */
  source: Place | null;
  target: Place | null;
  card: string;
}

export const PASS = "pass";
const CLAIM = /^(?:([a-z]\d)>([a-z]\d))?=(\d+[ab])$/;
const COLUMNS = "zabcdef";

export function readClaim(text: string): Claim | null {
  const found = CLAIM.exec(text);
  return found
    ? { text, source: found[1] ?? null, target: found[2] ?? null, card: found[3]! }
    : null;
}

/** The number of a card by its name: `1a` is 0, `1b` is 1, `2a` is 2. */
export const cardNumber = (name: string): number =>
  2 * (Number.parseInt(name, 10) - 1) + (name.endsWith("b") ? 1 : 0);

/** `a1` lies at the front left; z is left of a, row 0 before row 1. */
export const placeName = (x: number, y: number): Place => `${COLUMNS[x + 1] ?? "?"}${y + 1}`;

export const placeAt = (name: Place): [number, number] => [
  COLUMNS.indexOf(name[0]!) - 1,
  Number(name[1]) - 1,
];
