// What is printed on things, drawn by machine: the grain of beech, the lines of the base, the marks
// of places, what is not there. The grain is drawn from a seed, so a cube keeps its face.
import { BASE } from "../geometry";
import type { MarkKind } from "./marks";

const FACE = 256;
const MARK = 128;
/** How far the base reaches beyond its cells, in cells. */
const MARGIN = 0.25;
export const FACES = 6;
/** The cubes of the box. */
export const CUBES = 5;
/** The prints of a sheet, from the bottom row upwards. */
export const MARK_ROWS: readonly MarkKind[] = ["open", "chosen", "hinted", "left"];
export const GHOST_ROWS = ["missing", "mirror"] as const;

type Ink = CanvasRenderingContext2D;

function sheet(width: number, height = width): [HTMLCanvasElement, Ink] {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext("2d")!];
}

/** Prints side by side and above each other, each drawn as if it began at 0, 0. */
function grid(
  columns: number,
  rows: number,
  size: number,
  draw: (ink: Ink, column: number, row: number) => void,
): HTMLCanvasElement {
  const [canvas, ink] = sheet(columns * size, rows * size);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      ink.save();
      ink.translate(column * size, (rows - 1 - row) * size);
      ink.beginPath();
      ink.rect(0, 0, size, size);
      ink.clip();
      draw(ink, column, row);
      ink.restore();
    }
  return canvas;
}

/** Always the same numbers from 0 to 1 for one seed. */
function numbers(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((state ^= state >>> 15) >>> 0) / 2 ** 32;
  };
}

/** One row for each cube, one column for each of its faces; the last two are sawn ends. */
export const woodPrints = (): HTMLCanvasElement =>
  grid(FACES, CUBES, FACE, (ink, face, cube) => wood(ink, cube * 7 + face, face >= 4));

function wood(ink: Ink, seed: number, end: boolean): void {
  const next = numbers(seed);
  const light = 76 + next() * 4;
  ink.fillStyle = `hsl(36 64% ${light - 2}%)`;
  ink.fillRect(0, 0, FACE, FACE);
  if (end) rings(ink, next, light);
  else grain(ink, next, light);
  flecks(ink, next, end);
  edges(ink);
}

function grain(ink: Ink, next: () => number, light: number): void {
  const bend = (next() - 0.5) * 26;
  for (let y = -20; y < FACE + 20; y += 5 + next() * 9) {
    ink.strokeStyle = `hsl(30 52% ${light - 5 - next() * 8}% / ${0.2 + next() * 0.35})`;
    ink.lineWidth = 0.8 + next() * 2.4;
    const sway = (next() - 0.5) * 8;
    ink.beginPath();
    ink.moveTo(-5, y);
    ink.bezierCurveTo(FACE * 0.3, y + bend + sway, FACE * 0.7, y + bend - sway, FACE + 5, y + sway);
    ink.stroke();
  }
}

function rings(ink: Ink, next: () => number, light: number): void {
  const [x, y] = [FACE * (0.2 + next() * 0.6), FACE * (1.15 + next() * 0.5)];
  for (let radius = 30; radius < FACE * 2; radius += 8 + next() * 8) {
    ink.strokeStyle = `hsl(30 50% ${light - 6 - next() * 7}% / ${0.22 + next() * 0.3})`;
    ink.lineWidth = 1 + next() * 2.6;
    ink.beginPath();
    ink.arc(x, y, radius, 0, 2 * Math.PI);
    ink.stroke();
  }
}

/** Beech is known by its short dark flecks. */
function flecks(ink: Ink, next: () => number, end: boolean): void {
  ink.fillStyle = "hsl(26 48% 46% / 0.28)";
  for (let count = 0; count < 90; count++)
    ink.fillRect(next() * FACE, next() * FACE, end ? 2 : 4 + next() * 9, 1.3);
}

/** Dark enough that each cube can be told from the next: they are there to be counted. */
function edges(ink: Ink): void {
  for (const [width, alpha] of [
    [18, 0.08],
    [10, 0.16],
    [5, 0.4],
  ] as const) {
    ink.strokeStyle = `hsl(26 55% 26% / ${alpha})`;
    ink.lineWidth = width;
    ink.strokeRect(0, 0, FACE, FACE);
  }
}

export function basePrint(): HTMLCanvasElement {
  const size = 1024;
  const [canvas, ink] = sheet(size);
  const cell = size / (BASE + 2 * MARGIN);
  const from = MARGIN * cell;
  ink.fillStyle = "#3d74ab";
  ink.fillRect(0, 0, size, size);
  ink.strokeStyle = "rgb(225 238 250 / 0.62)";
  ink.lineWidth = 4;
  for (let line = 0; line <= BASE; line++) {
    ink.beginPath();
    ink.moveTo(from + line * cell, from);
    ink.lineTo(from + line * cell, size - from);
    ink.moveTo(from, from + line * cell);
    ink.lineTo(size - from, from + line * cell);
    ink.stroke();
  }
  ink.fillStyle = "#eaf3fb";
  ink.font = `700 ${Math.round(cell * 0.2)}px system-ui, sans-serif`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  for (let index = 0; index < BASE; index++) {
    const middle = from + (index + 0.5) * cell;
    ink.fillText("abcde"[index]!, middle, size - from / 2);
    ink.fillText(String(BASE - index), from / 2, middle);
  }
  return canvas;
}

export const markPrints = (): HTMLCanvasElement =>
  grid(1, MARK_ROWS.length, MARK, (ink, _, row) => {
    const kind = MARK_ROWS[row]!;
    const dashed = kind === "open" || kind === "left";
    ink.strokeStyle = { open: "#ffc93c", chosen: "#ffc93c", hinted: "#8ff0c4", left: "#fff" }[kind];
    ink.lineWidth = dashed ? 8 : 13;
    ink.fillStyle =
      kind === "chosen"
        ? "rgb(255 214 92 / 0.72)"
        : `rgb(255 236 170 / ${kind === "left" ? 0 : 0.3})`;
    if (dashed) ink.setLineDash(kind === "open" ? [17, 11] : [9, 9]);
    ink.beginPath();
    ink.roundRect(10, 10, 108, 108, 12);
    ink.fill();
    ink.stroke();
  });

/** Cubes that are not there: an outline where one is lacking, clear blue in the mirror. */
export const ghostPrints = (): HTMLCanvasElement =>
  grid(1, GHOST_ROWS.length, MARK, (ink, _, row) => {
    const mirror = GHOST_ROWS[row] === "mirror";
    ink.fillStyle = mirror ? "#92c9f4" : "rgb(255 235 230 / 0.24)";
    ink.fillRect(0, 0, MARK, MARK);
    ink.strokeStyle = mirror ? "#2f5f9a" : "#ffd9d2";
    ink.lineWidth = mirror ? 6 : 14;
    if (!mirror) ink.setLineDash([20, 12]);
    ink.strokeRect(0, 0, MARK, MARK);
  });

/** A pane with a thin frame and two streaks of light. */
export function glassPrint(): HTMLCanvasElement {
  const [canvas, ink] = sheet(FACE);
  ink.fillStyle = "rgb(207 230 245 / 0.4)";
  ink.fillRect(0, 0, FACE, FACE);
  ink.strokeStyle = "rgb(255 255 255 / 0.4)";
  for (const [from, width] of [
    [60, 18],
    [110, 7],
  ] as const) {
    ink.lineWidth = width;
    ink.beginPath();
    ink.moveTo(from, FACE);
    ink.lineTo(from + 110, 0);
    ink.stroke();
  }
  ink.strokeStyle = "#8fb6d3";
  ink.lineWidth = 8;
  ink.strokeRect(0, 0, FACE, FACE);
  return canvas;
}
