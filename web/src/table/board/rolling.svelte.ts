// Dice wait for a tap of whoever is to play, so that one rolls oneself; a setting lets them roll by
// themselves. What was rolled is known to the server already: the tap only uncovers it.
import { settings } from "../../settings.svelte";

export class Rolling {
  /** The last throw that was uncovered here. */
  private thrown: string | number | null = $state(null);

  /** `roll`: tells this throw from the one before; null where there is nothing to roll, where it is
   * not one's own to roll, or where nothing is played, as in a replay. */
  constructor(private readonly roll: () => string | number | null) {}

  /** The dice lie there and wait. */
  waits = $derived.by((): boolean => {
    const roll = this.roll();
    return roll !== null && !settings.stored.rolls && roll !== this.thrown;
  });

  throw(): void {
    this.thrown = this.roll();
  }
}
