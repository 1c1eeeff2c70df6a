// Places along a bow, without a size: the stylesheet bends it over its pot, or, where there is
// little height, beside it.
export interface ArcPlace {
  /** On a half circle: from the middle −1 … 1 across, 0 … 1 up, and the lean in degrees. */
  across: number;
  up: number;
  lean: number;
  /** In a flat bow: so many places from the middle, and how far down from its top, 0 … 1. */
  step: number;
  drop: number;
}

const WIDEST = 10;

export function arcPlaces(count: number): ArcPlace[] {
  const half = count > 1 ? Math.min(80, 15 + 15 * (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => {
    const step = index - (count - 1) / 2;
    const angle = count > 1 ? (2 * half * step) / (count - 1) : 0;
    const turn = (angle * Math.PI) / 180;
    return {
      across: Math.sin(turn),
      up: Math.cos(turn),
      lean: angle * 0.62,
      step,
      drop: (step / ((WIDEST - 1) / 2)) ** 2,
    };
  });
}
