// Lines as a hand draws them: the same field always trembles in the same way.
function tremble(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32 - 0.5) * 0.05;
  };
}

type Point = readonly [number, number];

function stroke(points: readonly Point[], shake: () => number, closed: boolean): string {
  const loose = points.map(([x, y]) => [x + shake(), y + shake()] as const);
  const first = loose[0]!;
  let path = `M${first[0].toFixed(3)} ${first[1].toFixed(3)}`;
  for (let i = 1; i <= loose.length - (closed ? 0 : 1); i++) {
    const from = loose[i - 1]!;
    const to = i === loose.length ? ([first[0] + shake(), first[1] + shake()] as const) : loose[i]!;
    const bend = [(from[0] + to[0]) / 2 + shake(), (from[1] + to[1]) / 2 + shake()];
    path += ` Q${bend[0]!.toFixed(3)} ${bend[1]!.toFixed(3)} ${to[0].toFixed(3)} ${to[1].toFixed(3)}`;
  }
  return path;
}

/** The pencil line of a symbol within a field of size one. */
export function symbolPath(sign: string, seed: number): string {
  const shake = tremble(seed);
  if (sign === "△")
    return stroke(
      [
        [0.5, 0.22],
        [0.8, 0.76],
        [0.2, 0.76],
      ],
      shake,
      true,
    );
  if (sign === "□")
    return stroke(
      [
        [0.24, 0.25],
        [0.76, 0.25],
        [0.76, 0.76],
        [0.24, 0.76],
      ],
      shake,
      true,
    );
  if (sign === "/")
    return stroke(
      [
        [0.24, 0.78],
        [0.77, 0.22],
      ],
      shake,
      false,
    );
  const round = Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i / 8) * 2 * Math.PI - Math.PI / 2;
    return [0.5 + 0.28 * Math.cos(angle), 0.5 + 0.28 * Math.sin(angle)];
  });
  let path = "";
  const loose = round.map(([x, y]) => [x + shake() / 2, y + shake() / 2] as const);
  loose.forEach(([x, y], i) => {
    const next = loose[(i + 1) % 8]!;
    const angle = ((i + 0.5) / 8) * 2 * Math.PI - Math.PI / 2;
    const bend = [0.5 + 0.303 * Math.cos(angle), 0.5 + 0.303 * Math.sin(angle)];
    if (i === 0) path = `M${x.toFixed(3)} ${y.toFixed(3)}`;
    path += ` Q${bend[0]!.toFixed(3)} ${bend[1]!.toFixed(3)} ${next[0].toFixed(3)} ${next[1].toFixed(3)}`;
  });
  return path;
}

/** A frame drawn by hand round a rectangle. */
export function framePath(
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
): string {
  const shake = tremble(seed);
  const inset = 0.09;
  const corner = 0.2;
  const [l, t, r, b] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const s = (value: number): string => (value + shake()).toFixed(3);
  return [
    `M${s(l + corner)} ${s(t)}`,
    `L${s(r - corner)} ${s(t)} Q${s(r)} ${s(t)} ${s(r)} ${s(t + corner)}`,
    `L${s(r)} ${s(b - corner)} Q${s(r)} ${s(b)} ${s(r - corner)} ${s(b)}`,
    `L${s(l + corner)} ${s(b)} Q${s(l)} ${s(b)} ${s(l)} ${s(b - corner)}`,
    `L${s(l)} ${s(t + corner)} Q${s(l)} ${s(t)} ${s(l + corner)} ${s(t)}`,
  ].join(" ");
}
