// What small children get without asking: a calm pace, and a voice where they cannot read yet.

/** Up to this age nobody is expected to read. */
const READS = 6;
const CALM = 5;

export function youngest(game: string, age: number | undefined): { voice: boolean; calm: boolean } {
  const small = age !== undefined && game === "katoiz";
  return { voice: small && age <= READS, calm: small && age <= CALM };
}
