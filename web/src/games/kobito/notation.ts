// Kobito's moves as the server writes them: `7+A` lays left, `A+7` right; `start 3 k 5`;
// `w1 3-4+A C+6` carries; `swap 7 2w1`, `replace 7 B`, `penalty 9`, `end`. A place is a pot
// `A`–`C`, a rainbow `w1` of one's own, or `2w1` in the workshop of the second player.
export const KOBITO = 0;
export const REPLACEMENT = 13;
export const POTS = ["A", "B", "C"] as const;

export type Side = "left" | "right";
export interface Block {
  pot: string;
  side: Side;
  first: number;
  last: number;
}
export type Move = { text: string } & (
  | { verb: "lay"; card: number; spot: string; side: Side }
  | { verb: "start"; cards: readonly number[] }
  | { verb: "carry"; spot: string; blocks: readonly Block[] }
  | { verb: "swap" | "replace"; number: number; spot: string }
  | { verb: "penalty"; number: number }
  | { verb: "end" | "other" }
);

export const cardText = (card: number): string =>
  card === KOBITO ? "k" : card === REPLACEMENT ? "r" : String(card);
export const readCard = (text: string): number =>
  text === "k" ? KOBITO : text === "r" ? REPLACEMENT : Number(text);

export function readMove(text: string): Move {
  const words = text.split(" ");
  const [head = "", ...rest] = words;
  if (head === "end") return { text, verb: "end" };
  if (head === "start") return { text, verb: "start", cards: rest.map(readCard) };
  if (head === "penalty") return { text, verb: "penalty", number: Number(rest[0]) };
  if (head === "swap" || head === "replace")
    return { text, verb: head, number: Number(rest[0]), spot: rest[1] ?? "" };
  if (/^w\d$/.test(head) && rest.length)
    return { text, verb: "carry", spot: head, blocks: rest.map(readBlock) };
  const laid = /^(?:(\d+|k)\+([A-C]|w\d)|([A-C]|w\d)\+(\d+|k))$/.exec(text);
  if (!laid) return { text, verb: "other" };
  return laid[1] !== undefined
    ? { text, verb: "lay", card: readCard(laid[1]), spot: laid[2]!, side: "left" }
    : { text, verb: "lay", card: readCard(laid[4]!), spot: laid[3]!, side: "right" };
}

function readBlock(word: string): Block {
  const [one = "", other = ""] = word.split("+");
  const left = /^\d/.test(one);
  const [first = "0", last = first] = (left ? one : other).split("-");
  return {
    pot: left ? other : one,
    side: left ? "left" : "right",
    first: Number(first),
    last: Number(last),
  };
}

/** The name of a rainbow for the player at `seat`, as it stands in that player's moves. */
export const workshopSpot = (owner: number, slot: number, seat: number | null): string =>
  owner === seat ? `w${slot + 1}` : `${owner + 1}w${slot + 1}`;

/** How places are named among the targets: an end of a rainbow, a card in it, a card in the hand. */
export const endKey = (spot: string, side: Side): string => `${spot} ${side}`;
export const cardKey = (spot: string, number: number): string => `${spot} ${number}`;
export const handKey = (card: number): string => `hand ${cardText(card)}`;

/** Whether all of `some` can be taken out of `all`, equal cards counted. */
export function within(some: readonly number[], all: readonly number[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
