// Reads moves by the forms that are made from the Python side (`moves.gen.ts`).

type Form = [kind: string, pattern: string, several: string[], fixed: Record<string, string>];

const MOST_SEEN = 5000;

/** A function that reads a move into its fields; null where it is written in none of the forms. */
export function reader<Move>(
  forms: readonly (readonly [string, string, string[], Record<string, string>])[],
): (text: string) => Move | null {
  const known = (forms as readonly Form[]).map(
    ([is, pattern, several, fixed]) =>
      ({ is, pattern: new RegExp(pattern, "u"), several, fixed }) as const,
  );
  function read(text: string): Move | null {
    for (const { is, pattern, several, fixed } of known) {
      const found = pattern.exec(text);
      if (!found) continue;
      const fields = Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([name, value = ""]) => [
          name,
          several.includes(name) ? value.split(" ").filter(Boolean) : value,
        ]),
      );
      return { is, text, ...fields, ...fixed } as Move;
    }
    return null;
  }
  // Boards ask for the same moves again and again while they draw.
  const seen = new Map<string, Move | null>();
  return (text) => {
    let move = seen.get(text);
    if (move === undefined) {
      if (seen.size >= MOST_SEEN) seen.clear();
      move = read(text);
      seen.set(text, move);
    }
    return move;
  };
}
