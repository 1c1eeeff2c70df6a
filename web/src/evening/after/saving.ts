// Files onto the device of whoever asked for them.
import type { Names } from "../keys";

interface Saved {
  players: { number: number; name: string }[];
}

/** A saved evening in which everybody on the host's own list goes by that name. */
export async function withNames(file: Blob, names: Names): Promise<Blob> {
  const saved = JSON.parse(await file.text()) as Saved;
  const players = saved.players.map((each) => ({
    ...each,
    name: names[each.number] || each.name,
  }));
  return new Blob([JSON.stringify({ ...saved, players }, null, 1)], { type: "application/json" });
}

export function keepFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
