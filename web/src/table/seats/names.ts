// What everybody at the table is called: people by their names, the computer by its animal; two of the
// same kind are told apart by a number.
import { animalOf } from "../../parts/animals";
import type { SeatInfo } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";

export const isComputer = (seat: SeatInfo): boolean =>
  seat.kind === "computer" || Boolean(seat.stand_in);

export function namesOf(seats: readonly SeatInfo[], colours: readonly string[]): string[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.name) return seat.name;
    if (seat.kind !== "computer")
      return colours[seat.seat] || say("player", { number: seat.seat + 1 });
    const name = say(`animal-${animalOf(seat.level ?? "")}`);
    const number = (met.get(name) ?? 0) + 1;
    met.set(name, number);
    return number === 1 ? name : `${name} ${number}`;
  });
}

/** Who acts besides those at this device. */
export function othersOf(
  acting: readonly number[],
  own: readonly number[],
  names: readonly string[],
): string {
  return acting
    .filter((seat) => !own.includes(seat))
    .map((seat) => names[seat])
    .join(", ");
}
