// Where the places of Stapeltje lie: six rows of six, and the home places as a pinwheel round
// them. Rows lie further apart than columns, so that high piles do not hide what is behind them.
import { SIDE, placeIndex } from "./notation";

export interface Spot {
  x: number;
  y: number;
}

/** Row and column of the home places, clockwise from the top left (KZ-30). */
const HOMES = [
  [1, 0],
  [0, 6],
  [6, 7],
  [7, 1],
] as const;
/** How far below an edge a name is written. */
const LINE = 0.27;
const ROOM_FOR_A_NAME = 0.25;

export class Ground {
  constructor(
    private readonly homePlaces: readonly number[],
    readonly pitch: number,
    readonly thickness: number,
    /** Between the square and the home piles beside it. */
    private readonly beside: number,
  ) {}

  /** `c3`, or `h2` for the home pile of the second seat. */
  spot(place: string): Spot {
    if (place[0] !== "h") {
      const index = placeIndex(place);
      return { x: (index % SIDE) + 1, y: (Math.floor(index / SIDE) + 1) * this.pitch };
    }
    const [row, column] = HOMES[this.homePlaces[Number(place[1]) - 1] ?? 0]!;
    const aside = column === 0 ? -this.beside : column === 7 ? this.beside : 0;
    const beyond = row === 0 ? -this.beside : row === 7 ? this.beside : 0;
    return { x: column + aside, y: row * this.pitch + beyond };
  }

  /** The middle of the top of a pile. */
  top(place: string, height: number): Spot {
    const { x, y } = this.spot(place);
    return { x, y: y - Math.max(0, height - 1) * this.thickness };
  }

  /** Under the square, except where a home pile stands before it. */
  nameOfColumn(column: number): Spot {
    const covered = column === 0 && this.homePlaces.includes(3);
    return { x: covered ? 0.42 : column + 1, y: this.front(6) + LINE };
  }

  /** At the left, or at the right of the first row where there is no room beside the home pile. */
  nameOfRow(row: number): Spot {
    const crowded = row === 0 && this.beside < ROOM_FOR_A_NAME;
    return { x: crowded ? 6.64 : 0.46 - this.beside / 2, y: (row + 1) * this.pitch + 0.08 };
  }

  /** Beside or under the home pile of a seat, where no pile ever stands. */
  nameOfHome(seat: number): Spot & { anchor: "start" | "middle" | "end" } {
    const place = this.homePlaces[seat] ?? 0;
    const [row, column] = HOMES[place]!;
    const { x, y } = this.spot(`h${seat + 1}`);
    if (row === 0) return { x: x - 0.62, y: y + 0.1, anchor: "end" };
    if (row === 7) return { x: x + 0.62, y: y + 0.1, anchor: "start" };
    return { x: column === 0 ? x - 0.02 : x, y: this.front(row) + LINE, anchor: "middle" };
  }

  /** Only as much of the table as is used, with room for piles of this height. */
  box(highest: number): readonly [number, number, number, number] {
    const used = new Set(this.homePlaces);
    const left = 0 - this.beside - 0.57;
    const right = used.has(2) ? 7 + this.beside + 0.57 : 6.75;
    const top = (used.has(1) ? 0 : this.pitch) - 0.62 - (highest - 1) * this.thickness;
    const bottom = Math.max(this.front(6) + LINE + 0.1, used.has(3) ? this.front(7) + 0.2 : 0);
    return [left, top, right - left, bottom - top];
  }

  /** The edge of a row towards the onlooker, halfway to the next. */
  front(row: number): number {
    return row * this.pitch + (this.pitch + this.thickness) / 2;
  }
}
