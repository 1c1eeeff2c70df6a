// Cards that slide to their place from where they came: the hand, or the workshop of who laid them.
import { duration } from "../../table/motion";

const MILLISECONDS = 420;

export function fly(cards: readonly Element[], from: Element): void {
  const origin = middle(from);
  for (const card of cards) {
    // Beside a pot the card leans; its place does not, so that is what slides.
    const place = card.closest(".at");
    const target = middle(card);
    const [x, y] = [origin.x - target.x, origin.y - target.y].map((by) => `${by}px`);
    const start = place ? `calc(-50% + ${x}) calc(-50% + ${y})` : `${x} ${y}`;
    (place ?? card).animate([{ translate: start, opacity: 0.5 }, {}], {
      duration: duration(MILLISECONDS),
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    });
  }
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
