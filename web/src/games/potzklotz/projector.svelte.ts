// Shows how claims were judged, one after the other. It never blocks: whoever acts stops it, and
// then the building simply stands.
import { still } from "../../table/motion";
import type { PotzklotzView, Step } from "../../wire/types.gen";
import { CARDS } from "./cards.gen";
import { film, judged, lengthOf, lookAt, type Frame, type Look } from "./looks";
import { readClaim } from "./notation";

/** How long the verdict stands where motion is not wanted, in milliseconds. */
const STILL = 2600;
/** More than this many claims behind, the oldest is left out. */
const QUEUE = 2;

interface Film {
  /** What was seen when the claim was judged. */
  view: PotzklotzView;
  frames: readonly Frame[];
}

function filmOf(view: PotzklotzView): Film | null {
  const { last, side, difference, building } = view;
  if (!last) return null;
  const frames = film(last, side, difference, CARDS[last.card] ?? [], building);
  return { view, frames };
}

export class Projector {
  look: Look | null = $state.raw(null);
  private film: Film | null = $state.raw(null);
  readonly showing = $derived(this.film !== null);
  private waiting: Film[] = [];
  private request = 0;
  private timer = 0;
  /** The claim seen last, to know a new one by; undefined before the first look at the table. */
  private seen: string | undefined;

  /** @param lingers is told when something is being shown that everybody wants to see, and when
   * that is over. */
  constructor(private readonly lingers: (on: boolean) => void) {}

  /** The view with the claim that is shown now, or the newest. */
  judged(view: PotzklotzView): PotzklotzView {
    return this.film?.view ?? view;
  }

  /** Looks at the table: a claim not seen before is shown, after the one that runs. At the first
   * look there is only something to show when the newest claim is `news` to whoever looks. */
  notice(view: PotzklotzView, last: Step | null, news: boolean): void {
    const claimed =
      last && readClaim(last.move ?? "") ? String(last.sequence) : this.seen?.split(" ", 1)[0];
    const claim = `${claimed ?? ""} ${JSON.stringify(view.last)}`;
    const fresh = this.seen === undefined ? news : claim !== this.seen;
    this.seen = claim;
    const next = fresh ? filmOf(view) : null;
    if (!next) return;
    this.lingers(true);
    this.waiting = [...this.waiting, next].slice(-QUEUE);
    if (!this.film) this.next();
  }

  /** Shows the newest claim once more. */
  again(view: PotzklotzView): void {
    const next = filmOf(view);
    if (!next) return;
    this.waiting = [];
    this.start(next);
  }

  stop(): void {
    this.waiting = [];
    if (this.film) this.next();
  }

  close(): void {
    this.waiting = [];
    this.clear();
    this.lingers(false);
  }

  private next(): void {
    const film = this.waiting.shift();
    if (film) return this.start(film);
    this.clear();
    this.film = null;
    this.look = null;
    this.lingers(false);
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
