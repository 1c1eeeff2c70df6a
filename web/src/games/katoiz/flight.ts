// Things fly from where they lay to where they belong, so that one sees whose they are now.
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { duration } from "../../table/motion";

const FLIGHT = 620;
const ARC = 26;

/** Between this thing and the element that `other` selects; no flight when it is not there. */
export function flight(node: Element, other: string | undefined): TransitionConfig {
  const board = node.closest(".katoiz");
  const there = other ? board?.querySelector(other)?.getBoundingClientRect() : undefined;
  if (!there) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const dx = there.left + there.width / 2 - here.left - here.width / 2;
  const dy = there.top + there.height / 2 - here.top - here.height / 2;
  const grown = there.width / here.width - 1;
  return {
    duration: duration(FLIGHT),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - ARC * Math.sin(Math.PI * t)}px)` +
      ` scale(${1 + grown * u}); z-index: 9;`,
  };
}

/** A tile that comes down on a tower. */
export function fall(_node: Element): TransitionConfig {
  return {
    duration: duration(380),
    easing: cubicInOut,
    css: (t, u) => `transform: translateY(${-0.9 * u}px); opacity: ${Math.min(1, 2 * t)}`,
  };
}
