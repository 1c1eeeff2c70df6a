// What the table hands to a board, and what a board may do: it draws, and it says what a person
// wants. It knows no rules; everything allowed stands in `moves`.
import type { Step } from "../wire/types.gen";

export interface Hint {
  move: string;
  /** 1: look here; 2: this move; 3: and because. */
  stage: number;
}

export interface BoardProps {
  /** What this seat sees, as the game's `View` in Python. */
  view: unknown;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  /** All that this seat may do now, each as its one canonical text. */
  moves: readonly string[];
  names: readonly string[];
  hint: Hint | null;
  /** The newest step, to animate from. */
  last: Step | null;
  letters: boolean;
  /** Says a line aloud for people who do not see the board. */
  announce: (text: string) => void;
  /** Tells the table how to put the board in words, for those who ask with a key. */
  inWords: (describe: () => string[]) => void;
  play: (move: string) => void;
  /** Somebody tried what is not in `moves`: the server says why not. */
  ask: (move: string) => void;
}
