// How far the base is turned by hand: freely where that is allowed, else only a little, as somebody
// leans to look behind a column (PK-5), and back again.
import { untrack } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { duration } from "../../../table/motion";
import { QUARTER } from "../geometry";

const LEAN = 0.42;
/** A drag over the whole width turns the base by this much. */
const REACH = 3;

export class Turntable {
  private readonly turned = new Tween(0, { easing: cubicOut });

  constructor(readonly free: () => boolean) {
    $effect(() => {
      if (!free()) untrack(() => this.rest());
    });
  }

  /** Where it is now, and where it will come to stand. */
  get angle(): number {
    return this.turned.current;
  }
  get goal(): number {
    return this.turned.target;
  }

  /** Follows a drag, by this part of the width. */
  drag(by: number): void {
    const wanted = this.turned.target + by * REACH;
    this.to(this.free() ? wanted : Math.max(-LEAN, Math.min(LEAN, wanted)), 0);
  }

  /** The drag is over. */
  leave(): void {
    if (!this.free()) this.rest();
  }

  /** One step to the left (1) or to the right (-1). */
  step(by: number): void {
    const there = by * LEAN;
    if (this.free()) this.to(Math.round(this.turned.target / QUARTER + by) * QUARTER, 350);
    else this.to(this.turned.target === there ? 0 : there, 350);
  }

  private rest(): void {
    this.to(0, 250);
  }

  private to(angle: number, takes: number): void {
    void this.turned.set(angle, { duration: duration(takes) });
  }
}
