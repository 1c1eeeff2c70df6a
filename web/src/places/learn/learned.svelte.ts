// What this device remembers of lessons: which were done, and which tables are first games.
import { today } from "../device.svelte";
import type { CourseInfo } from "../../wire/types.gen";

export interface FirstTable {
  game: string;
  lesson: string;
  tips: string[];
}

interface Remembered {
  /** `katalon/send`, with the day it was done. */
  done: Record<string, string>;
  /** First games by table, the newest last. */
  tables: Record<string, FirstTable>;
}

const KEY = "speeltafel-learn";
const MOST_TABLES = 12;

function read(): Remembered {
  const plain: Remembered = { done: {}, tables: {} };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>;
    return { ...plain, ...stored };
  } catch {
    return plain;
  }
}

class Learned {
  private memory: Remembered = $state(read());

  has(game: string, lesson: string): boolean {
    return `${game}/${lesson}` in this.memory.done;
  }
  /** How many lessons of a course were done here. */
  count(game: string, course: CourseInfo): number {
    return course.lessons.filter((each) => this.has(game, each.lesson)).length;
  }
  /** The first lesson not yet done; after all of them the first again. */
  next(game: string, course: CourseInfo): string {
    const { lessons } = course;
    return (lessons.find((each) => !this.has(game, each.lesson)) ?? lessons[0]!).lesson;
  }
  finish(game: string, lesson: string): void {
    this.memory.done[`${game}/${lesson}`] = today();
    this.keep();
  }
  begin(table: string, first: FirstTable): void {
    const kept = Object.entries(this.memory.tables).slice(1 - MOST_TABLES);
    this.memory.tables = { ...Object.fromEntries(kept), [table]: first };
    this.keep();
  }
  firstGame(table: string): FirstTable | undefined {
    return this.memory.tables[table];
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.memory));
    } catch {
      // A private window forgets.
    }
  }
}

export const learned = new Learned();
