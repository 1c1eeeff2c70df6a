// One stop for the Tab key in a group; the arrows walk through it. What is not on the page any
// more hands the stop on.
import type { Action } from "svelte/action";

const NEXT: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Action<HTMLElement> = (group) => {
  const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-stop]")];
  function stopAt(chosen: HTMLElement | undefined): void {
    for (const each of stops()) each.tabIndex = each === chosen ? 0 : -1;
  }
  function settle(): void {
    const all = stops();
    if (all.filter((each) => each.tabIndex === 0).length !== 1)
      stopAt(all.find((each) => each.tabIndex === 0) ?? all[0]);
  }
  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = stops();
    const here = all.indexOf(event.target as HTMLElement);
    if (here < 0) return;
    const step = NEXT[event.key];
    if (step !== undefined) all[(here + step + all.length) % all.length]?.focus();
    else if (event.key === "Home") all[0]?.focus();
    else if (event.key === "End") all.at(-1)?.focus();
    else return;
    event.preventDefault();
  }
  const focus = (event: FocusEvent): void => {
    if (stops().includes(event.target as HTMLElement)) stopAt(event.target as HTMLElement);
  };
  group.addEventListener("keydown", key);
  group.addEventListener("focusin", focus);
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true });
  settle();
  return {
    destroy() {
      observer.disconnect();
      group.removeEventListener("keydown", key);
      group.removeEventListener("focusin", focus);
    },
  };
};
