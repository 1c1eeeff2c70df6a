// Shows how claims were judged, one after the other. One's own verdict stays until it is dismissed.
// It never blocks: whoever acts stops it, and then the building simply stands.
import { still } from "../../../table/motion";
import type { PotzklotzView, Step } from "../../../wire/types.gen";
import { CARDS } from "../cards.gen";
import { film, judged, lengthOf, lookAt, type Frame, type Look } from "../space/looks";
import { readClaim } from "../notation";

/** How long the verdict stands where motion is not wanted, in milliseconds. */
const STILL = 2600;
/** More than this many claims behind, the oldest is left out. */
const QUEUE = 2;

export interface Film {
  /** What was seen when the claim was judged. */
  view: PotzklotzView;
  frames: readonly Frame[];
}

function filmOf(view: PotzklotzView, placed: boolean): Film | null {
  const { last, side, difference, building } = view;
  if (!last) return null;
  const frames = film(last, side, difference, CARDS[last.card] ?? [], building, placed);
  return { view, frames };
}

/** What has been seen at a table: a board comes and goes when the device is handed on. */
const KEPT = new WeakMap<object, readonly Film[]>();
/** So many verdicts lie in the stack. */
const MOST = 8;

export class Projector {
  look: Look | null = $state.raw(null);
  private film: Film | null = $state.raw(null);
  readonly showing = $derived(this.film !== null);
  /** What is shown is one's own claim, and stays. */
  readonly own = $derived.by((): boolean => this.film !== null && this.mine(this.film.view));
  /** All verdicts of this game, the newest last. */
  stack: readonly Film[] = $state.raw([]);
  private waiting: Film[] = [];
  private request = 0;
  private timer = 0;
  /** The claim seen last, to know a new one by; undefined before the first look at the table. */
  private seen: string | undefined;

  /** @param lingers is told when something is being shown that everybody wants to see, and when
   * that is over.
   * @param mine whether whoever looks has made the last claim of this view.
   * @param table by which the verdicts are kept, where there is one. */
  constructor(
    private readonly lingers: (on: boolean) => void,
    private readonly mine: (view: PotzklotzView) => boolean,
    private readonly table: object | undefined,
  ) {
    if (table) this.stack = KEPT.get(table) ?? [];
  }

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
    const next = filmOf(view, fresh && this.mine(view));
    if (!next) return;
    this.keep(next);
    if (!fresh) return;
    this.lingers(true);
    this.waiting = [...this.waiting, next].slice(-QUEUE);
    if (!this.film) this.next();
  }

  /** Shows a verdict once more, from the cube on. */
  again({ view }: Film): void {
    const next = filmOf(view, false);
    if (!next) return;
    this.waiting = [];
    this.start(next);
  }

  /** What is shown now, from its beginning. */
  replay(): void {
    if (this.film) this.again(this.film);
  }

  private keep(film: Film): void {
    const others = this.stack.filter(({ view }) => view.game === film.view.game);
    const known = JSON.stringify(others.at(-1)?.view.last) === JSON.stringify(film.view.last);
    this.stack = [...(known ? others.slice(0, -1) : others), film].slice(-MOST);
    if (this.table) KEPT.set(this.table, this.stack);
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
    const stays = this.mine(film.view);
    if (still()) {
      this.look = judged(frames);
      if (!stays) this.timer = window.setTimeout(() => this.next(), STILL);
      return;
    }
    const begin = performance.now();
    const length = lengthOf(frames) - (stays ? frames.at(-1)!.takes : 0);
    const draw = (now: number): void => {
      const time = Math.max(0, now - begin);
      if (time >= length && stays) {
        this.look = judged(frames);
        return;
      }
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
