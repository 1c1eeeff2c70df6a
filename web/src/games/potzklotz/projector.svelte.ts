// Shows a film of looks. It never blocks: whoever acts stops it, and then the building simply stands.
import { still } from "../../table/motion";
import { judged, lengthOf, lookAt, type Frame, type Look } from "./looks";

const STILL = 2600;

export class Projector {
  look: Look | null = $state.raw(null);
  showing = $derived(this.look !== null);
  private request = 0;
  private timer = 0;

  constructor(private readonly ended: () => void) {}

  run(frames: readonly Frame[]): void {
    this.clear();
    if (still()) {
      this.look = judged(frames);
      this.timer = window.setTimeout(() => this.stop(), STILL);
      return;
    }
    const start = performance.now();
    const length = lengthOf(frames);
    const next = (now: number): void => {
      const time = Math.max(0, now - start);
      if (time >= length) return this.stop();
      this.look = lookAt(frames, time);
      this.request = requestAnimationFrame(next);
    };
    next(start);
  }

  stop(): void {
    if (!this.showing) return;
    this.clear();
    this.look = null;
    this.ended();
  }

  close(): void {
    this.clear();
    this.ended();
  }

  private clear(): void {
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
  }
}
