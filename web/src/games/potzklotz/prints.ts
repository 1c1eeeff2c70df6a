// What is printed on things, drawn by machine: the grain of beech, the lines of the base, the marks
// of places. The grain is drawn from a seed, so a cube keeps its face.
const SIZE = 256;
/** A cell of the base and a quarter more on each side, in parts of the whole print. */
const MARGIN = 0.25;
const CELLS = 5;

function sheet(size: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  return [canvas, canvas.getContext("2d")!];
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

export function woodPrint(seed: number, end: boolean): HTMLCanvasElement {
  const [canvas, ink] = sheet(SIZE);
  const next = numbers(seed);
  const light = 76 + next() * 4;
  ink.fillStyle = `hsl(36 64% ${light - 2}%)`;
  ink.fillRect(0, 0, SIZE, SIZE);
  if (end) rings(ink, next, light);
  else grain(ink, next, light);
  flecks(ink, next, end);
  edges(ink);
  return canvas;
}

function grain(ink: CanvasRenderingContext2D, next: () => number, light: number): void {
  const bend = (next() - 0.5) * 26;
  for (let y = -20; y < SIZE + 20; y += 5 + next() * 9) {
    ink.strokeStyle = `hsl(30 52% ${light - 5 - next() * 8}% / ${0.2 + next() * 0.35})`;
    ink.lineWidth = 0.8 + next() * 2.4;
    const sway = (next() - 0.5) * 8;
    ink.beginPath();
    ink.moveTo(-5, y);
    ink.bezierCurveTo(SIZE * 0.3, y + bend + sway, SIZE * 0.7, y + bend - sway, SIZE + 5, y + sway);
    ink.stroke();
  }
}

function rings(ink: CanvasRenderingContext2D, next: () => number, light: number): void {
  const [x, y] = [SIZE * (0.2 + next() * 0.6), SIZE * (1.15 + next() * 0.5)];
  for (let radius = 30; radius < SIZE * 2; radius += 8 + next() * 8) {
    ink.strokeStyle = `hsl(30 50% ${light - 6 - next() * 7}% / ${0.22 + next() * 0.3})`;
    ink.lineWidth = 1 + next() * 2.6;
    ink.beginPath();
    ink.arc(x, y, radius, 0, 2 * Math.PI);
    ink.stroke();
  }
}

/** Beech is known by its short dark flecks. */
function flecks(ink: CanvasRenderingContext2D, next: () => number, end: boolean): void {
  ink.fillStyle = "hsl(26 48% 46% / 0.28)";
  for (let count = 0; count < 90; count++) {
    ink.fillRect(next() * SIZE, next() * SIZE, end ? 2 : 4 + next() * 9, 1.3);
  }
}

function edges(ink: CanvasRenderingContext2D): void {
  for (const [width, alpha] of [
    [16, 0.05],
    [8, 0.09],
    [3, 0.2],
  ] as const) {
    ink.strokeStyle = `hsl(26 55% 28% / ${alpha})`;
    ink.lineWidth = width;
    ink.strokeRect(0, 0, SIZE, SIZE);
  }
}

export function basePrint(): HTMLCanvasElement {
  const size = 1024;
  const [canvas, ink] = sheet(size);
  const whole = CELLS + 2 * MARGIN;
  const cell = size / whole;
  const from = MARGIN * cell;
  ink.fillStyle = "#3d74ab";
  ink.fillRect(0, 0, size, size);
  ink.strokeStyle = "rgb(225 238 250 / 0.62)";
  ink.lineWidth = 4;
  for (let line = 0; line <= CELLS; line++) {
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
  for (let index = 0; index < CELLS; index++) {
    const middle = from + (index + 0.5) * cell;
    ink.fillText("abcde"[index]!, middle, size - from / 2);
    ink.fillText(String(CELLS - index), from / 2, middle);
  }
  return canvas;
}

export function markPrint(kind: "open" | "chosen" | "hinted"): HTMLCanvasElement {
  const [canvas, ink] = sheet(128);
  const colour = kind === "hinted" ? "#8ff0c4" : "#ffc93c";
  ink.strokeStyle = colour;
  ink.lineWidth = kind === "open" ? 8 : 13;
  ink.fillStyle = kind === "chosen" ? "rgb(255 214 92 / 0.72)" : "rgb(255 236 170 / 0.3)";
  if (kind === "open") ink.setLineDash([17, 11]);
  ink.beginPath();
  ink.roundRect(10, 10, 108, 108, 12);
  ink.fill();
  ink.stroke();
  return canvas;
}
