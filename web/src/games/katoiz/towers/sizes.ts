// How large the tiles of Stapeltoren are: as large as the room allows, and all towers to one scale.
// The tray is laid out once for a table and a window: it never changes during a game. The rise of a
// tile is counted from the highest tower on the table, so equal towers look equal.

export interface Room {
  width: number;
  height: number;
  /** Places in the tray. */
  tiles: number;
  players: number;
}

export interface Tray {
  /** The towers stand beside the tray; otherwise above it. */
  beside: boolean;
  /** Tiles in a row of the tray, and the width of each. */
  across: number;
  tile: number;
  /** Of a place, and round all of them, in pixels. */
  wide: number;
  high: number;
  rim: number;
  /** For the towers with what is under them. */
  stands: number;
  /** Under the towers: height and name. */
  foot: number;
}

export interface Sizes extends Tray {
  /** Width of a tile in a tower, and how much higher a tower gets with each. */
  brick: number;
  rise: number;
}

export const LATH = 26;
export const GAP = 8;
/** The lath goes on above the highest tower, so that there is room to grow. */
export const ABOVE = 3;
/** From this width of the board on, fingers have more room. */
const TABLET = 860;
const LARGEST = 112;
const STEEPEST = 0.52;
/** Between towers. */
const SPACE = 6;
/** Towers are laid out for this height. */
const USUAL = 8;
/** All tiles lie open where several towers may be built. */
const ALL = 40;
const LOWEST_TOWERS = 70;

/** Less is too small for a finger. */
export const touch = (width: number): number => (width >= TABLET ? 64 : 48);
/** So many towers have room before they get narrower. */
export const roomy = ({ tiles, players }: Room): number =>
  tiles < ALL ? players : Math.ceil(1.5 * players);

export function sizes(room: Room, columns: number, highest: number): Sizes {
  return scaled(room, tray(room), columns, highest);
}

/** At the end there is no tray: the towers have the whole board. */
export function standing(room: Room, columns: number, highest: number): Sizes {
  const { width, height } = room;
  const foot = width >= TABLET ? 88 : 76;
  const across = (width - LATH) / Math.max(1, columns) - SPACE;
  // The highest is shown whole: its top, and the rise of each tile under it.
  const whole = (height - foot) / (1 + STEEPEST * (highest + ABOVE));
  const brick = Math.max(12, Math.min(LARGEST, across, Math.max(whole, touch(width))));
  const rise = Math.max(2, Math.min(STEEPEST * brick, (height - foot - brick) / (highest + ABOVE)));
  const none = { across: 0, tile: 0, wide: 0, high: 0, rim: 0 };
  return { ...none, beside: false, stands: height, foot, brick, rise };
}

export function tray(room: Room): Tray {
  let best = laid(room, 3, true, false);
  for (let across = 3; across <= 12; across++)
    for (const beside of [true, false])
      for (const tight of [false, true]) {
        const found = laid(room, across, beside, tight);
        if (worth(room, found) > worth(room, best)) best = found;
      }
  return best;
}

function worth(room: Room, found: Tray): number {
  const { brick, rise } = scaled(room, found, 0, USUAL);
  const missing = Math.max(0, touch(room.width) - found.tile);
  return 2 * brick + found.tile + 2 * Math.min(rise, 30) - 20 * missing - (found.rim < 8 ? 40 : 0);
}

function laid(room: Room, across: number, beside: boolean, tight: boolean): Tray {
  const { width, height, tiles } = room;
  const rows = Math.ceil(tiles / across);
  const [wide, high, rim] = tight ? [1, 1.13, 3] : [1.1, 1.2, 8];
  const foot = tight && tiles >= ALL ? 70 : width >= TABLET ? 88 : 82;
  const least = touch(width);
  let tile: number;
  let stands = height;
  if (beside) {
    const columns = roomy(room);
    const free = width - GAP - LATH - 2 * rim;
    const same = (free - columns * SPACE) / (across * wide + columns);
    tile = Math.min((height - 2 * GAP - 2 * rim) / (rows * high), Math.max(same, least));
  } else {
    const needed = Math.ceil(rows * high * least + 2 * rim);
    stands = Math.max(foot + LOWEST_TOWERS, Math.min(0.42 * height, height - GAP - needed));
    const inHeight = (height - stands - GAP - 2 * rim) / (rows * high);
    tile = Math.min(inHeight, (width - 2 * rim) / (across * wide));
  }
  tile = Math.max(8, Math.min(LARGEST, tile));
  return { beside, across, tile, wide: wide * tile, high: high * tile, rim, stands, foot };
}

function scaled(room: Room, found: Tray, columns: number, highest: number): Sizes {
  const { beside, across, tile, wide, rim, stands, foot } = found;
  const taken = beside ? GAP + across * wide + 2 * rim : 0;
  const each = (room.width - LATH - taken) / Math.max(columns, roomy(room)) - SPACE;
  const brick = Math.max(12, Math.min(each, tile));
  const rise = Math.min(STEEPEST * brick, (stands - foot - brick) / (highest + ABOVE));
  return { ...found, brick, rise: Math.max(rise, 2) };
}
