// A colour, a pattern and a dash for each seat, the same as the round marks of the players.
export const SEAT_COLOURS = ["#e2a30f", "#ad3342", "#3f6f5b", "#2f5f9a"] as const;
export const SEAT_DASHES = ["none", "0.16 0.09", "0.04 0.09", "0.2 0.08 0.04 0.08"] as const;

export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
export const seatDash = (seat: number): string => SEAT_DASHES[seat % SEAT_DASHES.length]!;
