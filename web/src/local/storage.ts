// The logs of this device's tables, in IndexedDB. A number that is taken is refused, so two windows
// never write the same move. Where nothing can be kept, tables live in memory, and that is said.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

export interface Entry {
  sequence: number;
}
export interface Setup {
  table: string;
}
export interface Log {
  setup: Setup;
  entries: Entry[];
}

interface Schema extends DBSchema {
  tables: { key: string; value: { table: string; setup: Setup; at: number } };
  entries: { key: [string, number]; value: Entry };
}

const STRICT = { durability: "strict" } as const;

export class Storage {
  private disk: IDBPDatabase<Schema> | null = null;
  private memory = new Map<string, Log>();

  /** `refused` is told once, when something could not be kept. */
  constructor(private readonly refused: () => void) {}

  async open(): Promise<void> {
    try {
      this.disk = await openDB<Schema>("speeltafel", 1, {
        upgrade(db) {
          db.createObjectStore("tables", { keyPath: "table" });
          db.createObjectStore("entries");
        },
      });
    } catch {
      this.refused();
    }
  }

  async read(table: string): Promise<Log | null> {
    const remembered = this.memory.get(table);
    if (remembered || !this.disk) return remembered ?? null;
    const known = await this.disk.get("tables", table);
    if (!known) return null;
    return { setup: known.setup, entries: await this.disk.getAll("entries", all(table)) };
  }

  /** Names, the latest first. */
  async tables(): Promise<string[]> {
    const known = (await this.disk?.getAll("tables")) ?? [];
    known.sort((a, b) => b.at - a.at);
    const names = [...this.memory.keys(), ...known.map((each) => each.table)];
    return [...new Set(names)];
  }

  async create(setup: Setup, entries: Entry[]): Promise<void> {
    try {
      if (!this.disk) throw new Error("no disk");
      await this.write(setup, entries);
    } catch {
      this.refused();
      this.memory.set(setup.table, { setup, entries: [...entries] });
    }
  }

  /** Whether it is kept; `taken`: another window was first. */
  async append(table: string, entries: Entry[]): Promise<"kept" | "taken"> {
    const remembered = this.memory.get(table);
    if (remembered) return grown(remembered, entries);
    try {
      const known = await this.disk!.get("tables", table);
      if (!known) throw new Error("the table is gone");
      await this.write(known.setup, entries);
      return "kept";
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") return "taken";
      return this.goOnInMemory(table, entries);
    }
  }

  async remove(table: string): Promise<void> {
    this.memory.delete(table);
    const work = this.disk?.transaction(["tables", "entries"], "readwrite", STRICT);
    if (!work) return;
    await work.objectStore("tables").delete(table);
    await work.objectStore("entries").delete(all(table));
    await work.done;
  }

  /** In one piece, and answered only when the disk has it. */
  private async write(setup: Setup, entries: Entry[]): Promise<void> {
    const work = this.disk!.transaction(["tables", "entries"], "readwrite", STRICT);
    const { table } = setup;
    const adding = entries.map((entry) =>
      work.objectStore("entries").add(entry, [table, entry.sequence]),
    );
    adding.push(
      work
        .objectStore("tables")
        .put({ table, setup, at: Date.now() }) as unknown as (typeof adding)[0],
    );
    // All of them, or an error that nobody waits for would be a complaint of its own.
    const failed = (await Promise.allSettled([...adding, work.done])).find(
      (each) => each.status === "rejected",
    );
    if (failed) throw failed.reason;
  }

  private async goOnInMemory(table: string, entries: Entry[]): Promise<"kept" | "taken"> {
    const log = await this.read(table);
    if (!log) throw new Error("the table is gone");
    this.memory.set(table, log);
    this.refused();
    return grown(log, entries);
  }
}

function all(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

function grown(log: Log, entries: Entry[]): "kept" | "taken" {
  if (entries[0]!.sequence !== log.entries.length + 1) return "taken";
  log.entries.push(...entries);
  return "kept";
}
