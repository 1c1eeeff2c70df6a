// Open tiles keep their place on the table until they are taken, mixed as people would lay them.
export interface Place {
  key: string;
  tile: string;
  there: boolean;
  /** In degrees: nobody lays tiles quite straight. */
  turn: number;
}

/** A number that looks random, the same for the same text. */
function scatter(text: string): number {
  let mixed = 2166136261;
  for (const sign of text) mixed = Math.imul(mixed ^ sign.codePointAt(0)!, 16777619) >>> 0;
  return Math.imul(mixed ^ (mixed >>> 13), 1540483477) >>> 0;
}

export function spread(supply: readonly string[], taken: readonly string[]): Place[] {
  const seen = new Map<string, number>();
  const place = (tile: string, there: boolean): Place => {
    const count = seen.get(tile) ?? 0;
    seen.set(tile, count + 1);
    const key = `${tile}${count}`;
    return { key, tile, there, turn: (scatter(key) % 7) - 3 };
  };
  return [
    ...supply.map((tile) => place(tile, true)),
    ...taken.map((tile) => place(tile, false)),
  ].sort((one, other) => scatter(one.key) - scatter(other.key));
}
