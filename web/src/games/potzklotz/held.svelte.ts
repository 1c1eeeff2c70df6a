// Where the cube in the hand is: over its own place, under the finger, or on its way down.
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { duration } from "../../table/motion";
import type { Spot } from "./geometry";

/** Milliseconds until it stands, and until it is home again. */
const LANDING = 180;
const HOME = 220;
/** How high it hangs over its own place when it has been taken by a tap. */
export const LIFT = 0.75;

export class Held {
  private readonly way = new Tween<Spot>({ x: 0, y: 0, z: 0 }, { easing: cubicOut });
  /** It hangs under a finger, or is on its way. */
  private moving = $state(false);
  private flight = 0;

  /** Null while it hangs or stands where the choice says. */
  get spot(): Spot | null {
    return this.moving ? this.way.current : null;
  }

  follow(spot: Spot): void {
    this.flight++;
    this.moving = true;
    void this.way.set(spot, { duration: 0 });
  }

  /** Down to its place, from where it is or from `start`. */
  async land(to: Spot, start: Spot | null = null): Promise<void> {
    await this.fly(to, start, LANDING);
  }

  async home(to: Spot): Promise<void> {
    await this.fly(to, null, HOME);
  }

  stop(): void {
    this.flight++;
    this.moving = false;
  }

  private async fly(to: Spot, start: Spot | null, takes: number): Promise<void> {
    const flight = ++this.flight;
    if (start) void this.way.set(start, { duration: 0 });
    this.moving = true;
    await this.way.set(to, { duration: duration(takes) });
    if (flight === this.flight) this.moving = false;
  }
}
