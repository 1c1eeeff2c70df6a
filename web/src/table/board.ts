// What the table hands to a board, and what a board may do: it draws, and it says what a person
// wants. It knows no rules; everything allowed stands in `moves`.
import type { Said, Step } from "../wire/types.gen";

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
  /** All steps so far, for boards that tell what happened since one's own turn. */
  steps?: readonly Step[];
  letters: boolean;
  /** Why the last gesture was refused, as long as it is told, so that the board can show where. */
  refused?: Said | null;
  /** Says a line aloud for people who do not see the board. */
  announce: (text: string) => void;
  /** Tells the table how to put the board in words, for those who ask with a key. */
  inWords: (describe: () => string[]) => void;
  /** Something is being shown that everybody wants to see, so the device is not handed over and the
   * end not counted out until it is done (false) or somebody hands it on. */
  linger?: (on: boolean) => void;
  play: (move: string) => void;
  /** Somebody tried what is not in `moves`: the server says why not. */
  ask: (move: string) => void;
  /** What this move would do, asked quietly: nothing is said; null when it may not be done. */
  foresee?: (move: string) => Promise<Said | null>;
}
