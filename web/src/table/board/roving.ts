// One stop for the Tab key in a group; the arrows walk to the nearest stop in their direction, Home
// and End to the first and the last, `n` to the next that may be chosen. Stops have `data-stop`,
// those that may be chosen also `data-may`. When the place in focus disappears, the focus stays in
// the group: at the stop of the same name, else at the closest.
import type { Action } from "svelte/action";
import { closest, nearest, type Box, type Direction } from "./nearest";

const STEPS: Record<string, Direction> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Stop = HTMLElement | SVGElement;

const boxOf = (stop: Stop): Box => stop.getBoundingClientRect();

export const roving: Action<HTMLElement | SVGElement> = (group) => {
  /** The stop in focus, with its name and where it was: it may be gone by the time one asks. */
  let focused: { name: string; box: Box } | null = null;

  const stops = (more = ""): Stop[] => [...group.querySelectorAll<Stop>(`[data-stop]${more}`)];
  const nameOf = (stop: Stop): string => stop.dataset["stop"] ?? "";

  function tabTo(chosen: Stop | undefined): void {
    for (const each of stops()) {
      const index = each === chosen ? "0" : "-1";
      if (each.getAttribute("tabindex") !== index) each.setAttribute("tabindex", index);
    }
  }

  function settle(): void {
    const all = stops();
    if (!all.length) return;
    if (focused && document.activeElement === document.body) {
      const { name, box } = focused;
      const same = name ? all.find((each) => nameOf(each) === name) : undefined;
      (same ?? all[closest(box, all.map(boxOf))])?.focus({ preventScroll: true });
    }
    const tabbed = all.filter((each) => each.getAttribute("tabindex") === "0");
    if (tabbed.length !== 1)
      tabTo(tabbed[0] ?? all.find((each) => "may" in each.dataset) ?? all[0]);
  }

  function next(here: Stop): Stop | undefined {
    const open = stops("[data-may]");
    const after = open.find(
      (each) => here.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return after ?? open[0];
  }

  function key(event: KeyboardEvent): void {
    if (event.key === "Tab") focused = null;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const here = (event.target as Element).closest<Stop>("[data-stop]");
    if (!here || !group.contains(here)) return;
    const all = stops();
    const step = STEPS[event.key];
    let goal: Stop | undefined;
    if (step) goal = all[nearest(boxOf(here), all.map(boxOf), step)];
    else if (event.key === "Home") goal = all[0];
    else if (event.key === "End") goal = all.at(-1);
    else if (event.key.toLowerCase() === "n") goal = next(here);
    else return;
    event.preventDefault();
    goal?.focus();
  }

  function focus(event: FocusEvent): void {
    const stop = (event.target as Element).closest<Stop>("[data-stop]");
    if (!stop) return;
    focused = { name: nameOf(stop), box: boxOf(stop) };
    tabTo(stop);
  }

  /** Leaving on purpose, which a stop that vanishes does not. Known before the board hears of it:
      what it takes away then must not call the focus back. */
  function blur(event: FocusEvent): void {
    const to = event.relatedTarget;
    if (to instanceof Node && !group.contains(to)) focused = null;
  }

  function press(event: Event): void {
    if (!group.contains(event.target as Node)) focused = null;
  }

  group.addEventListener("keydown", key as EventListener);
  group.addEventListener("focusin", focus as EventListener);
  group.addEventListener("blur", blur as EventListener, true);
  document.addEventListener("pointerdown", press);
  const observer = new MutationObserver(settle);
  observer.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-stop", "disabled"],
  });
  settle();
  return {
    destroy() {
      observer.disconnect();
      group.removeEventListener("keydown", key as EventListener);
      group.removeEventListener("focusin", focus as EventListener);
      group.removeEventListener("blur", blur as EventListener, true);
      document.removeEventListener("pointerdown", press);
    },
  };
};
