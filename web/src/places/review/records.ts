// A record cut off before its end, to be played on from there.

/** The head of a record and its first moves; from there the match goes on. */
export function recordUntil(text: string, moves: number): string {
  const lines = text.split(/\r?\n/);
  const head = lines.indexOf("");
  const first = head + 1;
  return [...lines.slice(0, first), ...lines.slice(first, first + moves), "", "result: -", ""].join(
    "\n",
  );
}
