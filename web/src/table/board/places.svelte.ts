// The places of the frame that a board may fill, and how the frame is arranged for it.
import { getContext, setContext, type Snippet } from "svelte";

/** `hand`: what one plays with. `acts`: the strong button, and others of the board. `tally`: what
 * counts. `tools`: icons in the bar. `sentence`: instead of the plain sentence. `belongings`: what a
 * player owns, beside the name. `roll`: the dice, where the sentence is not the board's own. */
export type PlaceName = "hand" | "acts" | "tally" | "tools" | "sentence" | "belongings" | "roll";

/** `column`: players, sentence, hand and acts in a column beside the board. `facing`: two players,
 * one above and one below. `rack`: the hand along the whole foot. `foot`: sentence, hand and acts
 * along the foot, players beside. `strip`: the sentence above the board, and no plates. */
export type Layout = "column" | "facing" | "rack" | "foot" | "strip";

export interface Arrangement {
  layout?: Layout;
  /** On a phone the hand stands in one row with the acts. */
  dock?: boolean;
  /** After the name of the game in the bar. */
  subtitle?: string;
  /** What is to be done now; the server's sentence when it is empty. */
  task?: string;
  /** What the gesture under way would do: shown before task and hint, as long as it lasts. */
  preview?: string;
  /** The hint in the words of the board; the server's when it is empty. */
  hint?: string;
  /** Why the last gesture was refused, in the words of the board; the server's when it is empty. */
  refusal?: string;
  /** What follows in the hint are numbers, for those who ask this. */
  asks?: string;
  /** The board itself shows the scores at the end. */
  scored?: boolean;
  /** What players own is much, and needs a line of its own. */
  owning?: boolean;
}

export type Content = Snippet<[seat: number]>;

export class Places {
  layout: Layout = $state("column");
  dock = $state(false);
  subtitle = $state("");
  task = $state("");
  preview = $state("");
  hint = $state("");
  refusal = $state("");
  asks = $state("");
  scored = $state(false);
  owning = $state(false);
  /** Who plays each seat: the level of a computer, null for a person. */
  players: readonly (string | null)[] = $state.raw([]);
  private contents: Partial<Record<PlaceName, Content>> = $state.raw({});
  /** The same, not reactive: what goes away sees reactive state as it was before the change that
   * removes it, and would put back what another place held then. */
  private held: Partial<Record<PlaceName, Content>> = {};

  get(place: PlaceName): Content | undefined {
    return this.contents[place];
  }

  fill(place: PlaceName, content: Content): void {
    this.held = { ...this.held, [place]: content };
    this.contents = this.held;
  }

  /** Only what was put there goes: another may have filled it since. */
  clear(place: PlaceName, content: Content): void {
    if (this.held[place] !== content) return;
    const { [place]: _, ...rest } = this.held;
    this.held = rest;
    this.contents = rest;
  }

  arrange(wanted: Arrangement): void {
    const { layout = "column", dock = false, subtitle = "", scored = false } = wanted;
    const { owning = false } = wanted;
    const { task = "", preview = "", hint = "", refusal = "", asks = "" } = wanted;
    this.layout = layout;
    this.dock = dock;
    this.subtitle = subtitle;
    this.task = task;
    this.preview = preview;
    this.hint = hint;
    this.refusal = refusal;
    this.asks = asks;
    this.scored = scored;
    this.owning = owning;
  }
}

const KEY = Symbol("places of the frame");

export const givePlaces = (places: Places): Places => setContext(KEY, places);

/** The frame round this board; none in a replay or an example, where the board stands alone. */
export const usePlaces = (): Places | undefined => getContext<Places | undefined>(KEY);

/** Keeps the frame arranged as the board wants it; call it once, at the top of a board. */
export function arrange(wanted: () => Arrangement): void {
  const places = usePlaces();
  $effect.pre(() => places?.arrange(wanted()));
}
