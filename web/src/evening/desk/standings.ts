// Who stands where: equal points share a place, and the next place is left out.
import type { BoardLine } from "../messages";
import type { Pupil } from "../model";

export function standingsOf(pupils: readonly Pupil[]): BoardLine[] {
  const sorted = [...pupils].sort((a, b) => b.points - a.points || a.player - b.player);
  return sorted.map(({ name, points }) => ({
    place: 1 + sorted.filter((other) => other.points > points).length,
    name,
    points,
  }));
}
