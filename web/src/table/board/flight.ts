// Things fly between where they lay and where they belong, so that one sees whose they are now.
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { duration } from "../motion";

const FLIGHT = 450;
const ARC = 26;

export interface Flight {
  /** Milliseconds. */
  lasts?: number;
  /** How high it rises on the way, in pixels. */
  arc?: number;
}

type End = Element | string | undefined | null;

function boxOf(end: End): DOMRect | undefined {
  const element = typeof end === "string" ? document.querySelector(end) : end;
  return element?.getBoundingClientRect();
}

function way(node: Element, there: DOMRect): { dx: number; dy: number; grown: number } {
  const here = node.getBoundingClientRect();
  return {
    dx: there.left + there.width / 2 - here.left - here.width / 2,
    dy: there.top + there.height / 2 - here.top - here.height / 2,
    grown: there.width / (here.width || 1) - 1,
  };
}

/** A transition between this thing and another; none where the other is not there. */
export function flight(
  node: Element,
  other: End,
  { lasts = FLIGHT, arc = ARC }: Flight = {},
): TransitionConfig {
  const there = boxOf(other);
  if (!there) return { duration: 0 };
  const { dx, dy, grown } = way(node, there);
  return {
    duration: duration(lasts),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - arc * Math.sin(Math.PI * t)}px)` +
      ` scale(${1 + grown * u}); z-index: var(--layer-flight);`,
  };
}

/** The thing comes from elsewhere to where it is; resolves when it has arrived. */
export async function fly(
  node: Element,
  from: End,
  { lasts = FLIGHT, arc = ARC }: Flight = {},
): Promise<void> {
  const there = boxOf(from);
  const long = duration(lasts);
  if (!there || !long) return;
  const { dx, dy, grown } = way(node, there);
  const at = (u: number): string =>
    `translate(${dx * u}px, ${dy * u - 4 * arc * u * (1 - u)}px) scale(${1 + grown * u})`;
  const frames = [1, 0.75, 0.5, 0.25, 0].map((u) => ({ transform: at(u), zIndex: 9 }));
  await node
    .animate(frames, { duration: long, easing: "cubic-bezier(0.3, 0, 0.2, 1)" })
    .finished.catch(() => undefined);
}
