// Shows films of looks, one after the other. It never blocks: whoever acts stops it, and then the
// building simply stands.
import { still } from "../../table/motion";
import type { PotzklotzView } from "../../wire/types.gen";
import { judged, lengthOf, lookAt, type Frame, type Look } from "./looks";

const STILL = 2600;
/** More than this many claims behind, the oldest is left out. */
const QUEUE = 2;

export interface Film {
  /** What was seen when the claim was judged. */
  view: PotzklotzView;
  frames: readonly Frame[];
}

export class Projector {
  look: Look | null = $state.raw(null);
  film: Film | null = $state.raw(null);
  showing = $derived(this.film !== null);
  private waiting: Film[] = [];
  private request = 0;
  private timer = 0;

  constructor(private readonly ended: () => void) {}

  /** Shows this film, after the one that runs. */
  add(film: Film): void {
    this.waiting = [...this.waiting, film].slice(-QUEUE);
    if (!this.film) this.next();
  }

  /** Shows this film now. */
  run(film: Film): void {
    this.waiting = [];
    this.start(film);
  }

  stop(): void {
    this.waiting = [];
    if (this.film) this.next();
  }

  close(): void {
    this.waiting = [];
    this.clear();
    this.ended();
  }

  private next(): void {
    const film = this.waiting.shift();
    if (film) return this.start(film);
    this.clear();
    this.film = null;
    this.look = null;
    this.ended();
  }

  private start(film: Film): void {
    this.clear();
    this.film = film;
    const { frames } = film;
    if (still()) {
      this.look = judged(frames);
      this.timer = window.setTimeout(() => this.next(), STILL);
      return;
    }
    const begin = performance.now();
    const length = lengthOf(frames);
    const draw = (now: number): void => {
      const time = Math.max(0, now - begin);
      if (time >= length) return this.next();
      this.look = lookAt(frames, time);
      this.request = requestAnimationFrame(draw);
    };
    draw(begin);
  }

  private clear(): void {
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
  }
}
