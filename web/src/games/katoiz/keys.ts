// Arrow keys over a board: to the nearest stop in that direction; `n` to the next that may be
// chosen. Stops have `data-stop`, those that may be chosen also `data-may`.
const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Stop = HTMLElement | SVGElement;

const stopsIn = (root: Element, more = ""): Stop[] => [
  ...root.querySelectorAll<Stop>(`[data-stop]${more}`),
];

/** Moves the focus; true when the key was one of these. */
export function rove(event: KeyboardEvent, root: Element): boolean {
  const here = (event.target as Element).closest<Stop>("[data-stop]");
  if (!here || event.ctrlKey || event.metaKey || event.altKey) return false;
  const step = STEPS[event.key];
  if (step) {
    event.preventDefault();
    nearest(here, stopsIn(root), step)?.focus();
    return true;
  }
  if (event.key.toLowerCase() !== "n") return false;
  const open = stopsIn(root, "[data-may]");
  const after = open.find(
    (each) => here.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  (after ?? open[0])?.focus();
  return true;
}

function centre(stop: Stop): readonly [number, number] {
  const { left, top, width, height } = stop.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Straight ahead before aslant. */
function nearest(
  here: Stop,
  stops: readonly Stop[],
  [dx, dy]: readonly [number, number],
): Stop | undefined {
  const [x, y] = centre(here);
  return stops
    .filter((each) => each !== here)
    .map((stop) => {
      const [right, down] = centre(stop);
      const ahead = (right - x) * dx + (down - y) * dy;
      const aside = Math.abs((right - x) * dy) + Math.abs((down - y) * dx);
      return { stop, ahead, cost: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 4)
    .sort((one, other) => one.cost - other.cost)[0]?.stop;
}
