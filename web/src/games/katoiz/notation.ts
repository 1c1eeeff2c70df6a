// Katoiz as the server writes it: tiles (`R●`), places (`c3`, `h1`), and the moves of three types.
export const COLOURS = "BRGYW";
const PICTURES = "□■○●△▲";
const SHAPES = ["square", "circle", "triangle"] as const;
const COLOUR_NAMES: Record<string, string> = {
  B: "blue",
  R: "red",
  G: "green",
  Y: "yellow",
  W: "white",
  P: "any",
};
const FACES: Record<string, string> = {
  "□": "square",
  "○": "circle",
  "△": "triangle",
  "☆": "big",
  "★": "small",
};

export type Shape = (typeof SHAPES)[number];
export type Property = "kleur" | "vorm" | "grootte";
export const PROPERTIES: readonly Property[] = ["kleur", "vorm", "grootte"];
export const PASS = "pas";
export const LAPSE = "-";
export const AGAIN = "nog";

export interface Tile {
  letter: string;
  colour: string;
  shape: Shape;
  big: boolean;
}

export function readTile(text: string): Tile {
  const picture = PICTURES.indexOf(text[1]!);
  return {
    letter: text[0]!,
    colour: COLOUR_NAMES[text[0]!]!,
    shape: SHAPES[picture >> 1]!,
    big: picture % 2 === 0,
  };
}

/** What the dice ask for, by the names of the catalogues. */
export function readRoll(text: string): { colour: string; picture: string } {
  return { colour: COLOUR_NAMES[text[0]!]!, picture: FACES[text[1] ?? ""] ?? "any" };
}

// ── Stapeltoren

/** Where a tile is put that begins a tower. */
export const NEW_TOWER = "new";

export interface Stacking {
  text: string;
  tile: string;
  /** Which own tower; null: a new one. */
  tower: number | null;
  named: string;
}

/** `+R●`, `R●`, `R●/2`, `R● kleur`, `R●/2 vorm`. */
export function readStacking(text: string): Stacking | null {
  const found = /^(\+?)([BRGYW][□■○●△▲])(?:\/(\d+))?(?: (\w+))?$/.exec(text);
  if (!found) return null;
  const tower = found[1] ? null : Number(found[3] ?? 1) - 1;
  return { text, tile: found[2]!, tower, named: found[4] ?? "" };
}

/** As it stands among the moves: the first tower goes without its number. */
export function writeStacking(tile: string, tower: number, named: string): string {
  return tower ? wishStacking(tile, tower, named) : tile + (named ? ` ${named}` : "");
}

/** As a question, with the tower always named: without it the server takes any that fits. */
export function wishStacking(tile: string, tower: number, named: string): string {
  return `${tile}/${tower + 1}${named ? ` ${named}` : ""}`;
}

// ── The square of 3-stel and Stapeltje

export const SIDE = 6;
export const SEND_BACK = "✕";
export const placeName = (index: number): string =>
  "abcdef"[index % SIDE]! + String(Math.floor(index / SIDE) + 1);
export const placeIndex = (name: string): number =>
  (Number(name[1]) - 1) * SIDE + "abcdef".indexOf(name[0]!);

export interface Route {
  start: string;
  end: string;
}

/** `a1-c3`, `c3-h`. */
export function readRoute(text: string): Route | null {
  const found = /^([a-f][1-6])-([a-f][1-6]|h)$/.exec(text);
  return found ? { start: found[1]!, end: found[2]! } : null;
}

interface Reasoned {
  code: string;
  arguments: Record<string, unknown>;
}

/** The place a reason names, with the own home pile as `h`, another's as `h1` … `h4`. */
export function placeIn(value: unknown): string | null {
  const { code, arguments: parts } = (value ?? {}) as Reasoned;
  if (code === "katoiz-place") return String(parts["at"]);
  if (code === "katoiz-home" || code === "katoiz-home-own") return "h";
  if (code !== "katoiz-home-of") return null;
  const seat = parts["seat"] as Reasoned | undefined;
  return `h${String(Object.values(seat?.arguments ?? {})[0])}`;
}
