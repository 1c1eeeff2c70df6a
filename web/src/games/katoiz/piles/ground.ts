// Where the places of Stapeltje lie: six rows of six, and the home places as a pinwheel round
// them. Rows lie further apart than columns, so that high piles do not hide what is behind them.
import { SIDE, placeIndex } from "../notation";

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
const LINES = [0, 1, 2, 3, 4, 5];
const LETTERS = "abcdef";
/** Of the rim, in which letters and numbers stand. */
const RIM = 0.3;
/** Height of the plate with a name. */
export const NAME = 0.4;

export interface Label extends Spot {
  text: string;
}
export interface Plate extends Spot {
  upright: boolean;
}
export type Box = readonly [x: number, y: number, width: number, height: number];

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

  /** Letters under the square, and above it where there is a rim or a home pile under it; none where
   * a home pile stands. */
  namesOfColumns(): Label[] {
    const above = this.hasRim || this.homePlaces.includes(3);
    return LINES.flatMap((line) => [
      ...(line === 0 && this.homePlaces.includes(3)
        ? []
        : [{ text: LETTERS[line]!, x: line + 1, y: this.bottom - RIM / 2 + 0.09 }]),
      ...(!above || (line === 5 && this.homePlaces.includes(1))
        ? []
        : [{ text: LETTERS[line]!, x: line + 1, y: this.back + RIM / 2 + 0.07 }]),
    ]);
  }

  /** Numbers at both sides of the square, except where a home pile stands. */
  namesOfRows(): Label[] {
    return LINES.flatMap((line) => {
      const y = (line + 1) * this.pitch + 0.1;
      const text = String(line + 1);
      return [
        ...(line === 0 ? [] : [{ text, x: 0.5 - RIM / 2, y }]),
        ...(line === 5 && this.homePlaces.includes(2) ? [] : [{ text, x: 6.5 + RIM / 2, y }]),
      ];
    });
  }

  /** The wooden rim round the square: x, y, width, height. */
  get rim(): Box {
    return [0.5 - RIM, this.back, 6 + 2 * RIM, this.bottom - this.back];
  }

  /** Whether there is room for it. */
  get hasRim(): boolean {
    return this.beside >= RIM;
  }

  private get back(): number {
    return this.pitch - 0.56 - RIM;
  }

  private get bottom(): number {
    return this.front(6) + RIM;
  }

  /** Where the name of a seat stands: beside its home pile, or, where that is too narrow, upright in
   * the free column before or behind it. `highest`: of all home piles. */
  nameOfHome(seat: number, wide: number, highest: number): Plate {
    const place = this.homePlaces[seat] ?? 0;
    const [row, column] = HOMES[place]!;
    const { x, y } = this.spot(`h${seat + 1}`);
    if (row === 0) return { x: x - 0.66 - wide / 2, y, upright: false };
    if (row === 7) return { x: x + 0.66 + wide / 2, y, upright: false };
    const upright = wide > 1.06 + this.beside;
    const half = upright ? wide / 2 : NAME / 2;
    if (column === 0)
      return { x: upright ? -0.3 - this.beside : x, y: this.front(1) + 0.1 + half, upright };
    const rise = 0.62 + (highest - 1) * this.thickness;
    return { x: upright ? 7.3 + this.beside : x, y: y - rise - half, upright };
  }

  /** Only as much of the table as is used, with room for piles of this height. */
  box(highest: number): Box {
    const used = new Set(this.homePlaces);
    const left = 0 - this.beside - 0.57;
    const right = used.has(2) ? 7 + this.beside + 0.57 : 6.5 + RIM + 0.04;
    const row = used.has(1) ? -this.beside : this.pitch;
    const top = Math.min(
      row - 0.62 - (highest - 1) * this.thickness,
      this.hasRim ? this.back - 0.04 : Infinity,
    );
    const before = used.has(3) ? 8 * this.pitch - 0.48 + this.beside : 0;
    const bottom = Math.max(this.bottom + 0.04, before);
    return [left, top, right - left, bottom - top];
  }

  /** The edge of a row towards the onlooker, halfway to the next. */
  front(row: number): number {
    return row * this.pitch + (this.pitch + this.thickness) / 2;
  }
}
