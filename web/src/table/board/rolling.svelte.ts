// Dice wait for a tap of whoever is to play, so that one rolls oneself; a setting lets them roll by
// themselves. What was rolled is known to the server already: the tap only uncovers it.
import { getContext, setContext } from "svelte";
import { settings } from "../../settings.svelte";

const KNOWN = Symbol("rolls that are known");

/** Below here the rolls to come lie open, so no dice wait. */
export function knowRolls(): void {
  setContext(KNOWN, true);
}

export class Rolling {
  private readonly known = getContext<true | undefined>(KNOWN) ?? false;
  /** The last throw that was uncovered here. */
  private thrown: string | number | null = $state(null);

  /** `roll`: tells this throw from the one before; null where there is nothing to roll, where it is
   * not one's own to roll, or where nothing is played, as in a replay. */
  constructor(private readonly roll: () => string | number | null) {}

  /** The dice lie there and wait. */
  waits = $derived.by((): boolean => {
    const roll = this.roll();
    return roll !== null && !this.known && !settings.stored.rolls && roll !== this.thrown;
  });

  throw(): void {
    this.thrown = this.roll();
  }
}
