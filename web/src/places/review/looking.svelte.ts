// Looks back at a match: asks for the parts of its review one after the other, so that progress is
// seen and leaving stops the work, then for the page they make.
import { api, Trouble } from "../../wire/api";
import type { FoundPart, ReviewPage } from "../../wire/types.gen";

const AGAIN = 1500;
const BUSY = 503;
const MOST_AGAIN = 40;

/** What was found stays as long as the window: another language needs no second look. */
const known = new Map<string, FoundPart[]>();

export class Looking {
  page: ReviewPage | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  done = $state(0);
  parts = $state(0);
  private gone = false;

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  /** Everything its parts found. */
  get known(): readonly FoundPart[] {
    return known.get(this.key) ?? [];
  }
  private get key(): string {
    return `${this.table} ${this.seat}`;
  }

  leave(): void {
    this.gone = true;
  }

  async look(): Promise<void> {
    try {
      const found = await this.found();
      if (!found) return;
      const page = await api.reviewPage(this.table, this.seat, found);
      if (!this.gone) this.page = page;
    } catch (error) {
      if (!this.gone)
        this.trouble = error instanceof Trouble ? error : new Trouble(0, "", String(error));
    }
  }

  private async found(): Promise<FoundPart[] | null> {
    const before = known.get(this.key);
    if (before) return before;
    const found: FoundPart[] = [];
    let part = 0;
    do {
      const next = await this.part(part);
      if (this.gone || !next) return null;
      found.push(...next.found);
      this.parts = next.parts;
      this.done = part = next.part;
    } while (part < this.parts);
    known.set(this.key, found);
    return found;
  }

  /** Where others are looking back too, a little later. */
  private async part(part: number) {
    for (let tries = 0; ; tries++) {
      try {
        return await api.reviewPart(this.table, this.seat, part);
      } catch (error) {
        const busy = error instanceof Trouble && error.status === BUSY && tries < MOST_AGAIN;
        if (!busy) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        if (this.gone) return null;
      }
    }
  }
}
