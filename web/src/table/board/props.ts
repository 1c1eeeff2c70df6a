// What the table hands to a board, and what a board may do: it draws, and it says what a person
// wants. It knows no rules; everything allowed stands in `moves`. What belongs outside the board
// (dice, cards, the strong button) it puts in the places of the frame: `In.svelte`.
import type { Pace } from "../../pace/pace.svelte";
import type { End, Said, Step } from "../../wire/types.gen";

export interface Hint {
  move: string;
  /** 1: look here; 2: this move; 3: and because. */
  stage: number;
  /** Of the third step: why, as codes with arguments, and which of them is told now. */
  reasons?: readonly Said[];
  line?: number;
}

/** A state of the table as a board sees it, for films: what it was, and what it is now. */
export interface BoardState {
  view: unknown;
  /** What happened between the state before and this one, dice included. */
  steps: readonly Step[];
}

export interface BoardProps<View = unknown> {
  /** What this seat sees, as the game's `View` in Python. */
  view: View;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  /** All that this seat may do now, each as its one canonical text; none while something moves. */
  moves: readonly string[];
  names: readonly string[];
  hint: Hint | null;
  /** The newest step, to animate from. */
  last: Step | null;
  /** All steps that stand, for boards that tell what happened since one's own turn. */
  steps?: readonly Step[];
  letters: boolean;
  /** Why the last gesture was refused, as long as it is told, so that the board can show where. */
  refused?: Said | null;
  /** The game is over and may be shown so: the winning box, row or rainbow lights up. */
  end?: End | null;
  /** How many lines of the score have been counted out. */
  counted?: number;
  /** The clock of the table. A board sets `pace.film` to show what is new; the next state waits
   * until it is done. There is none in a replay: everything is there at once. */
  pace?: Pace<BoardState>;
  /** Says a line aloud for people who do not see the board. */
  announce: (text: string) => void;
  /** Tells the table how to put the board in words, for those who ask with a key. */
  inWords: (describe: () => string[]) => void;
  /** Something is being shown that everybody wants to see, so the device is not handed over and the
   * end not counted out until it is done (false) or somebody hands it on. `counted`: the board has
   * counted the score out itself. */
  linger?: (on: boolean, counted?: boolean) => void;
  play: (move: string) => void;
  /** Somebody tried what is not in `moves`: the server says why not. */
  ask: (move: string) => void;
  /** What this move would do, asked quietly: nothing is said; null when it may not be done. */
  foresee?: (move: string) => Promise<Said | null>;
}
