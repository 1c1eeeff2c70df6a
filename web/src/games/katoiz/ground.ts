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
const BESIDE_SQUARE = 0.12;

export class Ground {
  constructor(
    private readonly homePlaces: readonly number[],
    readonly pitch: number,
    readonly thickness: number,
  ) {}

  /** `c3`, or `h2` for the home pile of the second seat. */
  spot(place: string): Spot {
    if (place[0] !== "h") {
      const index = placeIndex(place);
      return { x: (index % SIDE) + 1, y: (Math.floor(index / SIDE) + 1) * this.pitch };
    }
    const [row, column] = HOMES[this.homePlaces[Number(place[1]) - 1] ?? 0]!;
    const aside = column === 0 ? -BESIDE_SQUARE : column === 7 ? BESIDE_SQUARE : 0;
    const beyond = row === 0 ? -BESIDE_SQUARE : row === 7 ? BESIDE_SQUARE : 0;
    return { x: column + aside, y: row * this.pitch + beyond };
  }

  /** The middle of the top of a pile. */
  top(place: string, height: number): Spot {
    const { x, y } = this.spot(place);
    return { x, y: y - Math.max(0, height - 1) * this.thickness };
  }

  /** Only as much of the table as is used, with room for piles of this height. */
  box(highest: number): readonly [number, number, number, number] {
    const used = new Set(this.homePlaces);
    const left = 0 - BESIDE_SQUARE - 0.52;
    const right = used.has(2) ? 7 + BESIDE_SQUARE + 0.52 : 6.56;
    const top = (used.has(1) ? 0 : this.pitch) - 0.62 - (highest - 1) * this.thickness;
    const bottom = (used.has(3) ? 7 : 6) * this.pitch + 0.5 + this.thickness + 0.12;
    return [left, top, right - left, bottom - top];
  }
}
