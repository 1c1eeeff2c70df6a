// Fingers and mice on the building: a drag that begins on a cube takes it along, one that begins
// beside it leans to the side, and what does not move is a tap.
import type { Place } from "./notation";
import type { Stand } from "./places";

/** A finger never lies still; within this many pixels it is still a tap. */
const STILL = 9;

export interface Hands {
  standAt: (place: Place | null) => Stand | undefined;
  take: (place: Place) => void;
  drop: (place: Place) => void;
  /** By this many pixels. */
  lean: (by: number) => void;
  leave: () => void;
  tap: (place: Place | null) => void;
}

const placeOf = (element: Element | null): Place | null =>
  element?.closest<SVGElement>("[data-place]")?.dataset["place"] ?? null;

export class Drag {
  private start: { x: number; y: number; place: Place | null; moved: boolean } | null = null;
  /** The click that follows a drag is no tap. */
  private dragged = false;

  constructor(private readonly hands: Hands) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    this.start = { x, y, place: placeOf(document.elementFromPoint(x, y)), moved: false };
    this.dragged = false;
  };

  readonly move = (event: PointerEvent): void => {
    const { start } = this;
    if (!start) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL;
    if (!far && !start.moved) return;
    const stand = this.hands.standAt(start.place);
    if (!start.moved && stand?.state === "take") this.hands.take(stand.name);
    start.moved = true;
    if (!stand || stand.state === "") {
      this.hands.lean(event.clientX - start.x);
      start.x = event.clientX;
    }
  };

  readonly up = (event: PointerEvent): void => {
    const { start } = this;
    this.start = null;
    this.dragged = start?.moved ?? false;
    if (!start?.moved) return;
    this.hands.leave();
    const place = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    if (start.place && place && place !== start.place) this.hands.drop(place);
  };

  readonly cancel = (): void => {
    this.start = null;
    this.hands.leave();
  };

  readonly click = (event: MouseEvent): void => {
    if (this.dragged) this.dragged = false;
    else this.hands.tap(placeOf(event.target as Element));
  };
}
