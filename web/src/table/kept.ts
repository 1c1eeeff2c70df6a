// A region that has once been so high stays so high, for each size of the window: fewer or narrower
// cards in the hand must not move the board.
import { tick } from "svelte";
import type { Action } from "svelte/action";

export const keptHeight: Action<HTMLElement> = (region) => {
  const highest = new Map<string, number>();
  let at = "";

  async function keep(): Promise<void> {
    const now = `${innerWidth}×${innerHeight}`;
    if (now !== at) {
      at = now;
      region.style.minHeight = `${highest.get(now) ?? 0}px`;
      await tick();
    }
    const height = Math.max(highest.get(now) ?? 0, region.getBoundingClientRect().height);
    highest.set(now, height);
    if (now === at) region.style.minHeight = `${height}px`;
  }
  const observer = new ResizeObserver(() => void keep());
  observer.observe(region);
  return { destroy: () => observer.disconnect() };
};
