// Places along a bow over a pot, in shares of the room there is, so that the bow fits both a
// square and a wide panel.
export interface ArcPlace {
  /** From left and top, in per cent. */
  x: number;
  y: number;
  /** How far the card leans, in degrees. */
  lean: number;
}

const MIDDLE = { x: 50, y: 82 };
const REACH = { x: 37, y: 60 };

export function arcPlaces(count: number): ArcPlace[] {
  const half = count > 1 ? Math.min(80, 15 + 15 * (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => {
    const angle = count > 1 ? -half + (2 * half * index) / (count - 1) : 0;
    const turn = (angle * Math.PI) / 180;
    return {
      x: MIDDLE.x + REACH.x * Math.sin(turn),
      y: MIDDLE.y - REACH.y * Math.cos(turn),
      lean: angle * 0.62,
    };
  });
}
