// Scrolls just so far that places are not under the hand, which stays in sight at the bottom.
import { still } from "../../table/motion";

const CLEAR = 10;

export function reveal(places: readonly Element[], over: Element): void {
  if (!places.length) return;
  const boxes = places.map((place) => place.getBoundingClientRect());
  const lowest = Math.max(...boxes.map((box) => box.bottom));
  const highest = Math.min(...boxes.map((box) => box.top));
  const scroller = scrollerOf(over);
  const ceiling = Math.max(0, scroller.getBoundingClientRect().top);
  const down = lowest - over.getBoundingClientRect().top + CLEAR;
  const up = highest - ceiling - CLEAR;
  // The places further up are seen first when there is no room for all.
  const by = up < 0 ? up : Math.min(up, Math.max(0, down));
  if (by) scroller.scrollBy({ top: by, behavior: still() ? "auto" : "smooth" });
}

function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === "auto")
      return each;
  return document.scrollingElement!;
}
