// What this device remembers of the places: which games were played here and how they were set up,
// which tables were put away, which puzzles were solved.
import type { NewSeat, TableCard } from "../wire/types.gen";

/** How a table was set up last. */
export interface Wish {
  variant: string;
  options: Record<string, boolean | number | string>;
  seats: NewSeat[];
}

interface Remembered {
  wishes: Record<string, Wish>;
  /** Age of the youngest player, as asked for a game with many levels. */
  age: number | null;
  away: string[];
  /** Running tables as last seen, shown until the server has answered. */
  running: TableCard[];
  /** Puzzles, `kobito/12`, each with the day it was solved; older ones are Katalon's, by number. */
  solved: Record<string, string>;
  /** For each game the last day whose puzzle was solved. */
  daily: Record<string, string>;
}

const KEY = "speeltafel-places";
const MOST_AWAY = 500;

function read(): Remembered {
  const plain: Remembered = { wishes: {}, age: null, away: [], running: [], solved: {}, daily: {} };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>;
    return { ...plain, ...stored };
  } catch {
    return plain;
  }
}

export const today = (at = new Date()): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].join("-");

class Device {
  private memory: Remembered = $state(read());

  get away(): readonly string[] {
    return this.memory.away;
  }
  get running(): readonly TableCard[] {
    return this.memory.running;
  }
  get age(): number | null {
    return this.memory.age;
  }
  get solved(): Readonly<Record<string, string>> {
    return this.memory.solved;
  }

  played(game: string): boolean {
    return game in this.memory.wishes;
  }
  wish(game: string): Wish | undefined {
    return this.memory.wishes[game];
  }
  wishFor(game: string, wish: Wish): void {
    this.memory.wishes[game] = wish;
    this.keep();
  }
  youngest(age: number): void {
    this.memory.age = age;
    this.keep();
  }
  putAway(table: string): void {
    this.memory.away = [table, ...this.memory.away.filter((each) => each !== table)];
    this.memory.away.splice(MOST_AWAY);
    this.keep();
  }
  putBack(table: string): void {
    this.memory.away = this.memory.away.filter((each) => each !== table);
    this.keep();
  }
  seeRunning(cards: readonly TableCard[]): void {
    this.memory.running = [...cards];
    this.keep();
  }
  solve(game: string, number: number, daily: boolean): void {
    this.memory.solved[`${game}/${number}`] = today();
    if (daily) this.memory.daily[game] = today();
    this.keep();
  }
  hasSolved(game: string, number: number): boolean {
    const { solved } = this.memory;
    return `${game}/${number}` in solved || (game === "katalon" && String(number) in solved);
  }
  /** The puzzle of the day of this game. */
  solvedToday(game: string): boolean {
    return this.memory.daily[game] === today();
  }
  /** Days in a row with a solved puzzle, up to today or yesterday. */
  streak(): number {
    const days = new Set(Object.values(this.memory.solved));
    const at = new Date();
    if (!days.has(today(at))) at.setDate(at.getDate() - 1);
    let length = 0;
    while (days.has(today(at))) {
      length++;
      at.setDate(at.getDate() - 1);
    }
    return length;
  }
  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.memory));
    } catch {
      // A private window forgets.
    }
  }
}

export const device = new Device();
