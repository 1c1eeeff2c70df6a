// Carrying a tile or a disc with mouse, pen or finger. Things to take have `data-from`, places to
// put them have `data-to`; a press that does not move stays a tap.
const FAR_ENOUGH = 8;

export interface Carried {
  from: string;
  x: number;
  y: number;
}

export interface Carrying {
  may: (from: string) => boolean;
  /** Where the thing is now; null when it is put down. */
  carry: (carried: Carried | null, over: string | null) => void;
  drop: (from: string, to: string) => void;
}

function named(target: EventTarget | null, name: "from" | "to"): string | null {
  const found = (target as Element | null)?.closest?.(`[data-${name}]`);
  return found?.getAttribute(`data-${name}`) ?? null;
}

export function carrying(node: Element, options: Carrying): { destroy: () => void } {
  let start: Carried | null = null;
  let moving = false;

  function over(event: PointerEvent): string | null {
    return named(document.elementFromPoint(event.clientX, event.clientY), "to");
  }
  function down(event: Event): void {
    const press = event as PointerEvent;
    const from = named(press.target, "from");
    if (press.button !== 0 || from === null || !options.may(from)) return;
    start = { from, x: press.clientX, y: press.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }
  function move(event: PointerEvent): void {
    if (!start) return;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR_ENOUGH) moving = true;
    if (!moving) return;
    event.preventDefault();
    options.carry({ from: start.from, x: event.clientX, y: event.clientY }, over(event));
  }
  function up(event: PointerEvent): void {
    const from = start?.from;
    if (moving && from !== undefined) {
      const to = over(event);
      // The click that follows a drag is not a tap.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      stop();
      if (to !== null && to !== from) options.drop(from, to);
    } else stop();
  }
  function swallow(event: MouseEvent): void {
    event.stopPropagation();
    event.preventDefault();
  }
  function stop(): void {
    if (moving) options.carry(null, null);
    start = null;
    moving = false;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }

  node.addEventListener("pointerdown", down);
  return {
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      stop();
    },
  };
}
