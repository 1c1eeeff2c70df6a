// At the end the towers are sounded one after another, from the bottom up, each storey a little
// higher than the one below. Nothing is heard that is not seen: the tower that sounds glows.
import { untrack } from "svelte";
import { sound } from "../../../sound/sound.svelte";

/** After the notes of the end. */
const AFTER = 1400;
const STOREY = 120;
/** All towers together; many tiles sound faster. */
const LONGEST = 4000;

export interface Sounding {
  /** Whose tower sounds now. */
  builder: number | null;
}

/** `heights`: of the highest tower of each builder, once the game is over; before that none.
 * `counts`: whether there is time at all (none in a replay, or at once). */
export function sounded(heights: () => readonly number[], counts: () => number): Sounding {
  const sounding: Sounding = $state({ builder: null });
  const key = $derived(heights().join());
  $effect(() => {
    if (!key || !untrack(counts)) return;
    const storeys = untrack(heights).flatMap((height, builder) =>
      Array.from({ length: height }, (_, storey) => ({ builder, storey })),
    );
    const each = Math.min(STOREY, LONGEST / Math.max(1, storeys.length));
    const timers = storeys.map(({ builder, storey }, index) =>
      setTimeout(
        () => {
          sounding.builder = builder;
          sound.play("tick", { pitch: 1.06 ** storey });
        },
        AFTER + index * each,
      ),
    );
    const last = setTimeout(
      () => (sounding.builder = null),
      AFTER + storeys.length * each + STOREY,
    );
    return () => [...timers, last].forEach(clearTimeout);
  });
  return sounding;
}
