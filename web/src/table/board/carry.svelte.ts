// Carrying with a finger, a pen or a mouse: what can be taken has `data-from`, where it can be put
// has `data-to`. The thing hangs above the fingertip, the place under it lights up, and let go
// elsewhere it flies home. A press that does not move stays a tap. `Carried.svelte` draws it.
import { still } from "../motion";

/** A finger never lies still; within so many pixels it is a tap. */
const STILL = 8;
const ABOVE_FINGER = 56;
const ABOVE_MOUSE = 16;
/** Milliseconds of the flight home. */
export const HOME = 220;

export interface Hands {
  /** May this be taken now? */
  may: (from: string) => boolean;
  /** It was let go above a place. */
  drop: (from: string, to: string) => void;
  /** It was taken; also said when it is put down (null). */
  lift?: (from: string | null) => void;
  /** It hangs above this place now. */
  hover?: (to: string | null) => void;
}

export interface Thing {
  from: string;
  /** Middle of the thing, in the window. */
  x: number;
  y: number;
  width: number;
  height: number;
  returning: boolean;
}

const closest = (target: EventTarget | null, name: "from" | "to"): HTMLElement | null =>
  (target as Element | null)?.closest?.<HTMLElement>(`[data-${name}]`) ?? null;

export class Carry {
  thing: Thing | null = $state.raw(null);
  /** The place under the fingertip. */
  over: string | null = $state(null);
  private start: {
    from: string;
    x: number;
    y: number;
    pointer: number;
    above: number;
    home: DOMRect;
  } | null = null;
  private root: Element | null = null;

  constructor(private readonly hands: Hands) {}

  /** An action for the board; it also hears the hand, which may stand elsewhere in the frame. */
  readonly on = (node: Element): { destroy: () => void } => {
    const root = node.closest("[data-table]") ?? node;
    this.root = root;
    root.addEventListener("pointerdown", this.down);
    return {
      destroy: () => {
        root.removeEventListener("pointerdown", this.down);
        this.stop();
        this.thing = null;
      },
    };
  };

  /** What is carried now, for a board that pales it where it was. */
  get from(): string | null {
    return this.thing?.from ?? null;
  }

  private readonly down = (event: Event): void => {
    const press = event as PointerEvent;
    const taken = closest(press.target, "from");
    if (press.button !== 0 || !taken || this.start) return;
    const from = taken.dataset["from"] ?? taken.getAttribute("data-from")!;
    if (!this.hands.may(from)) return;
    this.start = {
      from,
      x: press.clientX,
      y: press.clientY,
      pointer: press.pointerId,
      above: press.pointerType === "mouse" ? ABOVE_MOUSE : ABOVE_FINGER,
      home: taken.getBoundingClientRect(),
    };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.cancel);
    addEventListener("keydown", this.escape);
  };

  private readonly move = (event: PointerEvent): void => {
    const { start } = this;
    if (!start || event.pointerId !== start.pointer) return;
    const moving = this.thing !== null;
    if (!moving && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= STILL) return;
    event.preventDefault();
    const { width, height } = start.home;
    this.thing = {
      from: start.from,
      x: event.clientX,
      y: event.clientY - start.above,
      width,
      height,
      returning: false,
    };
    if (!moving) this.hands.lift?.(start.from);
    const over = this.placeAt(event);
    if (over !== this.over) {
      this.over = over;
      this.hands.hover?.(over);
    }
  };

  private readonly up = (event: PointerEvent): void => {
    const { start } = this;
    if (!start || event.pointerId !== start.pointer) return;
    if (!this.thing) return this.stop();
    // The click that follows a drag is not a tap.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const to = this.placeAt(event);
    if (to === null || to === start.from) return this.cancel();
    this.stop();
    this.thing = null;
    this.hands.drop(start.from, to);
  };

  /** It flies home. */
  private readonly cancel = (): void => {
    const { start, thing } = this;
    this.stop();
    if (!start || !thing) return;
    const { left, top, width, height } = start.home;
    this.thing = still()
      ? null
      : { ...thing, x: left + width / 2, y: top + height / 2, returning: true };
    const flying = this.thing;
    setTimeout(() => {
      if (this.thing === flying) this.thing = null;
    }, HOME);
  };

  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.cancel();
  };

  private placeAt(event: PointerEvent): string | null {
    const found = closest(document.elementFromPoint(event.clientX, event.clientY), "to");
    return found && this.root?.contains(found) ? found.getAttribute("data-to") : null;
  }

  private stop(): void {
    const carried = this.thing !== null && this.start !== null;
    this.start = null;
    this.over = null;
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.cancel);
    removeEventListener("keydown", this.escape);
    if (carried) {
      this.hands.hover?.(null);
      this.hands.lift?.(null);
    }
  }
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
