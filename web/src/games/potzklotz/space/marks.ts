// The marks on places: free to set a cube down on, chosen, hinted at, taken from.
import type { Stand } from "../places";

export type MarkKind = "open" | "chosen" | "hinted" | "left";

export interface Mark {
  x: number;
  y: number;
  z: number;
  kind: MarkKind;
}

export function markOn(stand: Stand, hinted: readonly string[]): MarkKind | null {
  if (hinted.includes(stand.name)) return "hinted";
  if (stand.state === "chosen" || stand.state === "over") return "chosen";
  if (stand.state === "taken") return "left";
  return stand.state === "put" ? "open" : null;
}

export const marksOn = (stands: readonly Stand[], hinted: readonly string[]): Mark[] =>
  stands.flatMap((stand) => {
    const kind = markOn(stand, hinted);
    return kind ? [{ x: stand.x, y: stand.y, z: stand.height, kind }] : [];
  });
