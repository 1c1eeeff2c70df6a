// A finger, a pen or a mouse on the board: put down it shows what a move does, slid on it shows
// another, lifted it lays; lifted elsewhere nothing happens. A mouse shows it without being pressed.
import { fieldAt, type Field } from "./geometry";

export type Manner = "mouse" | "touch";

export class Press {
  /** The field under the finger. */
  over: Field | undefined = $state.raw();
  manner: Manner = $state("mouse");
  private down: { pointer: number; from: Field | undefined } | null = $state.raw(null);

  /** `lift`: where it was lifted, and whether it had been put down there too. */
  constructor(private readonly lift: (field: Field, same: boolean) => void) {}

  get pressed(): boolean {
    return this.down !== null;
  }

  readonly press = (event: PointerEvent): void => {
    if (event.button !== 0 || this.down) return;
    const board = event.currentTarget as SVGSVGElement;
    board.setPointerCapture(event.pointerId);
    this.manner = event.pointerType === "mouse" ? "mouse" : "touch";
    this.over = under(event);
    this.down = { pointer: event.pointerId, from: this.over };
  };

  readonly move = (event: PointerEvent): void => {
    if (this.down ? event.pointerId !== this.down.pointer : event.pointerType !== "mouse") return;
    if (!this.down) this.manner = "mouse";
    this.over = under(event);
  };

  readonly up = (event: PointerEvent): void => {
    const { down } = this;
    if (!down || event.pointerId !== down.pointer) return;
    const field = under(event);
    this.down = null;
    if (this.manner === "touch") this.over = undefined;
    if (field) this.lift(field, field === down.from);
  };

  readonly cancel = (): void => {
    this.down = null;
    this.over = undefined;
  };

  readonly leave = (): void => {
    if (!this.down) this.over = undefined;
  };
}

function under(event: PointerEvent): Field | undefined {
  const matrix = (event.currentTarget as SVGSVGElement).getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return fieldAt(x, y);
}
