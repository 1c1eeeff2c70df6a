// What the parts of the board share: what lights up, what is new, and what a tap does.
import type { Move } from "./notation";

export interface Touch {
  targets: ReadonlyMap<string, Move>;
  /** Cards that were laid in the last move, by their keys. */
  fresh: ReadonlySet<string>;
  /** Keys and spots a hint points at. */
  looked: ReadonlySet<string>;
  letters: boolean;
  /** What is dragged, and the place it hangs over. */
  carried: string | null;
  over: string | null;
  names: readonly string[];
  play: (key: string) => void;
}

/** The sign on a card that lights up: a swap, or a pair laid on it. */
export const tagOf = (move: Move | undefined): string =>
  move?.verb === "swap" ? "⇄" : move?.verb === "replace" ? "+2" : "";
