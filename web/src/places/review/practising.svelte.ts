// Own mistakes, kept on this device to be practised again: after a day, then after ever longer pauses
// (Leitner's boxes). What was not found comes back the next day.
import type { ReviewMoment, ReviewPage } from "../../wire/types.gen";

export interface Mistake {
  /** Table, seat and step: a mistake is kept once. */
  id: string;
  game: string;
  variant: string;
  names: string[];
  proven: boolean;
  moment: ReviewMoment;
  box: number;
  /** The day it is due, in milliseconds of its midnight. */
  due: number;
}

interface Kept {
  format: 1;
  mistakes: Mistake[];
}

const KEY = "speeltafel-practice";
/** Days until a mistake comes back, by how often in a row it was found. */
export const PAUSES = [0, 1, 3, 7, 16, 35] as const;
const MOST = 150;

export function midnight(at: Date, days = 0): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + days).getTime();
}

/** Whether what a file holds can be practised. */
export function readKept(text: string): Mistake[] | null {
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    if (kept?.format !== 1 || !Array.isArray(kept.mistakes)) return null;
    return kept.mistakes.filter(isMistake);
  } catch {
    return null;
  }
}

function isMistake(each: Partial<Mistake> | null): each is Mistake {
  const moment = each?.moment as Partial<ReviewMoment> | undefined;
  return (
    typeof each?.id === "string" &&
    typeof each.game === "string" &&
    typeof each.box === "number" &&
    typeof each.due === "number" &&
    Array.isArray(each.names) &&
    Array.isArray(moment?.better) &&
    Array.isArray(moment.moves) &&
    Array.isArray(moment.line) &&
    Array.isArray(moment.why) &&
    Array.isArray(moment.did) &&
    typeof moment.view === "object" &&
    typeof moment.refuted === "object"
  );
}

/** After it was found, or not: the next box and the day it comes back. */
export function answered(mistake: Mistake, found: boolean, now: Date): Mistake {
  const box = found ? Math.min(mistake.box + 1, PAUSES.length - 1) : 0;
  return { ...mistake, box, due: midnight(now, found ? PAUSES[box]! : 1) };
}

function read(): Mistake[] {
  try {
    return readKept(localStorage.getItem(KEY) ?? "") ?? [];
  } catch {
    return [];
  }
}

class Practice {
  mistakes: Mistake[] = $state.raw(read());

  due(now = new Date()): Mistake[] {
    return this.mistakes
      .filter((each) => each.due <= now.getTime())
      .sort((one, other) => one.due - other.due);
  }

  /** When the next one comes back, as a day; null: there are none. */
  next(): number | null {
    return this.mistakes.length ? Math.min(...this.mistakes.map((each) => each.due)) : null;
  }

  /** The own moments of a review; those that are kept already stay as they are. */
  keepOwn(table: string, page: ReviewPage, seats: readonly number[], now = new Date()): void {
    const known = new Set(this.mistakes.map((each) => each.id));
    const fresh = page.moments
      .filter((moment) => seats.includes(moment.seat))
      .map((moment) => ({
        id: `${table} ${moment.seat} ${moment.step}`,
        game: page.game,
        variant: page.variant,
        names: page.names,
        proven: page.proven,
        moment,
        box: 0,
        due: midnight(now),
      }))
      .filter((each) => !known.has(each.id));
    if (fresh.length) this.keep([...fresh, ...this.mistakes]);
  }

  answer(id: string, found: boolean, now = new Date()): void {
    this.keep(this.mistakes.map((each) => (each.id === id ? answered(each, found, now) : each)));
  }

  forget(id: string): void {
    this.keep(this.mistakes.filter((each) => each.id !== id));
  }

  asFile(): string {
    return JSON.stringify({ format: 1, mistakes: this.mistakes } satisfies Kept);
  }

  /** How many came with this file; null where it holds none. */
  take(text: string): number | null {
    const come = readKept(text);
    if (!come) return null;
    const known = new Set(this.mistakes.map((each) => each.id));
    const fresh = come.filter((each) => !known.has(each.id));
    this.keep([...this.mistakes, ...fresh]);
    return fresh.length;
  }

  /** What is known best makes room. */
  private keep(mistakes: Mistake[]): void {
    const spare = [...mistakes].sort((one, other) => other.box - one.box);
    const gone = new Set(spare.slice(0, Math.max(0, mistakes.length - MOST)));
    this.mistakes = mistakes.filter((each) => !gone.has(each));
    try {
      localStorage.setItem(KEY, this.asFile());
    } catch {
      // A private window forgets.
    }
  }
}

export const practice = new Practice();
