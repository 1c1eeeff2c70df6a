// A building in words: enough to build it.
import { say } from "../../words/voice.svelte";
import { heights, type Columns } from "./geometry";

export function describeShape(columns: Columns): string {
  if (!columns.length) return "";
  const rows = heights(columns);
  const told = rows.map((row, index) =>
    say("potzklotz-row", {
      row:
        rows.length === 1
          ? "only"
          : index === 0
            ? "front"
            : index === rows.length - 1
              ? "back"
              : "between",
      number: index + 1,
      heights: row.map((height) => say("potzklotz-height", { height })).join(", "),
    }),
  );
  return say("potzklotz-shape", {
    wide: rows[0]!.length,
    deep: rows.length,
    rows: told.join("; "),
  });
}
