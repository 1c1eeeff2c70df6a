// Fingers and mice on the building: a drag that begins on a cube carries it, one that begins beside
// it leans to the side, and what does not move is a tap.
import type { Place } from "../notation";

/** A finger never lies still; within this many pixels it is still a tap. */
const STILL = 9;

export interface Hands {
  /** Whether the hand closes round the cube of this place. */
  grab: (place: Place) => boolean;
  /** The cube follows to this point of the window; `place` lies under it. */
  carry: (event: PointerEvent, place: Place | null) => void;
  /** It is let go; null where nothing lies under it. */
  drop: (place: Place | null) => void;
  /** By this many pixels. */
  lean: (by: number) => void;
  leave: () => void;
  tap: (place: Place | null) => void;
}

const placeOf = (element: Element | null): Place | null =>
  element?.closest<SVGElement>("[data-place]")?.dataset["place"] ?? null;

const placeUnder = ({ clientX, clientY }: PointerEvent): Place | null =>
  placeOf(document.elementFromPoint(clientX, clientY));

interface Start {
  x: number;
  y: number;
  pointer: number;
  place: Place | null;
  does: "tap" | "carry" | "lean";
}

export class Drag {
  private start: Start | null = null;
  /** The click that follows a drag is no tap. */
  private dragged = false;

  constructor(private readonly hands: Hands) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.start) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    this.start = { x, y, pointer, place: placeUnder(event), does: "tap" };
    this.dragged = false;
    // What was touched may be drawn anew under the finger, so the window listens.
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.cancel);
    addEventListener("keydown", this.escape);
  };

  private readonly move = (event: PointerEvent): void => {
    const { start } = this;
    if (start?.pointer !== event.pointerId) return;
    if (start.does === "tap") {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= STILL) return;
      start.does = start.place && this.hands.grab(start.place) ? "carry" : "lean";
    }
    event.preventDefault();
    if (start.does === "carry") this.hands.carry(event, placeUnder(event));
    else {
      this.hands.lean(event.clientX - start.x);
      start.x = event.clientX;
    }
  };

  private readonly up = (event: PointerEvent): void => {
    const { start } = this;
    if (start?.pointer !== event.pointerId) return;
    this.stop();
    this.dragged = start.does !== "tap";
    if (start.does === "carry") this.hands.drop(placeUnder(event));
    else if (start.does === "lean") this.hands.leave();
  };

  private readonly cancel = (): void => {
    const { start } = this;
    this.stop();
    if (start?.does === "carry") this.hands.drop(null);
    else this.hands.leave();
  };

  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.cancel();
  };

  readonly stop = (): void => {
    this.start = null;
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.cancel);
    removeEventListener("keydown", this.escape);
  };

  readonly click = (event: MouseEvent): void => {
    if (this.dragged) this.dragged = false;
    else this.hands.tap(placeOf(event.target as Element));
  };
}
