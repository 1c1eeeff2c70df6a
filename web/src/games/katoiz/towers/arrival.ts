// A tile that comes to a tower: from where it lay, or down from above where that was not seen. Within
// a drawing: lengths are in tiles.
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const HIGH = 0.9;
const ARC = 0.5;

export interface Journey {
  /** Where it lay. */
  from: Element | null;
  /** Width of a tile where it goes, in pixels. */
  brick: number;
  /** Milliseconds. */
  lasts: number;
}

export function arrival(node: Element, { from, brick, lasts }: Journey): TransitionConfig {
  const there = from?.getBoundingClientRect();
  if (!there?.width || !lasts) return fall(lasts);
  const here = node.getBoundingClientRect();
  const across = (there.left + there.width / 2 - here.left - here.width / 2) / brick;
  const down = (there.top + there.height / 2 - here.top - here.height / 2) / brick;
  const grown = there.width / brick - 1;
  return {
    duration: lasts,
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${across * u}px, ${down * u - ARC * Math.sin(Math.PI * t)}px)` +
      ` scale(${1 + grown * u})`,
  };
}

function fall(lasts: number): TransitionConfig {
  return {
    duration: lasts,
    easing: cubicInOut,
    css: (t, u) => `transform: translateY(${-HIGH * u}px); opacity: ${Math.min(1, 2 * t)}`,
  };
}
