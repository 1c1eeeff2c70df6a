// What moved from one view of 3-stel to the next, so that it is seen to move. Places and trays are
// named by selectors.
import { SvelteMap } from "svelte/reactivity";
import type { KatoizTrioView } from "../../../wire/types.gen";
import { placeName, readRoute } from "../notation";

const atPlace = (place: string): string => `[data-place="${place}"]`;
const atTray = (seat: number): string => `[data-tray="${seat}"] > *`;

export class Journeys {
  /** For each seat, the place each won tile came from, as far as that was seen. */
  readonly origins: readonly SvelteMap<number, string>[];
  /** For discs that changed places: from where, by where they are. */
  private moved = new Map<string, string>();
  private owners = new Map<string, number>();

  constructor(private before: KatoizTrioView) {
    this.origins = before.taken.map(() => new SvelteMap());
  }

  see(now: KatoizTrioView): void {
    const { before } = this;
    const emptied = now.tiles.flatMap((tile, at) =>
      tile === null && before.tiles[at] ? [placeName(at)] : [],
    );
    now.taken.forEach((tiles, seat) => {
      const old = before.taken[seat]!.length;
      if (tiles.length === old + emptied.length)
        emptied.forEach((place, index) => this.origins[seat]!.set(old + index, place));
      else if (tiles.length < old) this.origins[seat]!.clear();
    });
    this.moved.clear();
    now.discs.forEach((places, seat) => {
      const left = before.discs[seat]!.filter((place) => !places.includes(place));
      const come = places.filter((place) => !before.discs[seat]!.includes(place));
      if (left.length === 1 && come.length === 1) this.moved.set(come[0]!, left[0]!);
    });
    this.owners = new Map(
      [before, now].flatMap(({ discs }) =>
        discs.flatMap((places, seat) => places.map((place) => [place, seat] as const)),
      ),
    );
    this.before = now;
  }

  /** Where the disc at this place comes from. */
  from(place: string): string | undefined {
    const start = this.moved.get(place);
    return start ? atPlace(start) : this.tray(place);
  }

  /** Where the disc goes that lay at this place; nowhere when it is seen to land elsewhere. */
  to(place: string): string | undefined {
    return [...this.moved.values()].includes(place) ? undefined : this.tray(place);
  }

  private tray(place: string): string | undefined {
    const owner = this.owners.get(place);
    return owner === undefined ? undefined : atTray(owner);
  }
}

/** The board with the disc of this move on its tile, before a set is taken; null for another move. */
export function laid(view: KatoizTrioView, move: string, seat: number): KatoizTrioView | null {
  const route = readRoute(move);
  const goal = route?.end ?? (/^[a-f][1-6]$/.test(move) ? move : null);
  if (goal === null) return null;
  const discs = view.discs.map((places, each) =>
    each === seat ? [...places.filter((place) => place !== route?.start), goal] : places,
  );
  return { ...view, discs };
}
