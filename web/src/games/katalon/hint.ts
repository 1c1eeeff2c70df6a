// What a hint draws on the board: stones that are not there yet, with numbers in the order of play.
// The server tells its reasons as codes with arguments; words and pictures are made from those.
import type { Said } from "../../wire/types.gen";
import { CAPTURE, fieldNamed, placeOf, sentTo, type Field, type Letter } from "./geometry";

export interface Mark {
  number: number;
  field: Field;
  /** Whose stone. */
  owner: number;
}

interface Told {
  code: string;
  arguments: Record<string, unknown>;
}

/** A field, or a capture on a field, as a move text. */
export function moveIn(told: unknown): string | null {
  if (typeof told !== "object" || told === null) return null;
  const { code, arguments: given } = told as Told;
  if (code === "solve-capture") return CAPTURE + (moveIn(given["field"]) ?? "");
  if (code !== "katalon-field") return null;
  return String(given["box"]) + String(given["letter"]).toLowerCase();
}

/** The moves this reason speaks of, the hinted one first. */
export function lineOf(move: string, reason: Said | undefined): string[] {
  const given = reason?.arguments ?? {};
  const next = (...told: unknown[]): string[] =>
    [move, ...told.map(moveIn)].filter((each) => each !== null);
  switch (reason?.code) {
    case "solve-line-on":
    case "solve-line-end":
      return next(...((given["line"] as unknown[] | undefined) ?? []));
    case "solve-reply-loses":
      return next(given["reply"], given["move"]);
    case "solve-reply-ends":
    case "solve-threat-now":
      return next(given["reply"]);
    default:
      return [move];
  }
}

/** Numbered stones of a line that begins with this seat; of two on one field the later one stands. */
export function marksOf(line: readonly string[], first: number): Mark[] {
  return line.flatMap((move, index) => {
    const field = fieldNamed(placeOf(move));
    return field ? [{ number: index + 1, field, owner: (first + index) % 2 }] : [];
  });
}

/** Where the last move of a line sends the other. */
export const targetOf = (line: readonly string[]): Letter | null =>
  line.length ? sentTo(line.at(-1)!) : null;

/** "Look here": the field and another that might do as well, so that it stays a choice. */
export function lookAt(move: string, open: readonly Field[]): Field[] {
  const field = fieldNamed(placeOf(move));
  if (!field) return [];
  const others = open.filter((each) => each !== field);
  const decoy = others[field.index % (others.length || 1)];
  return [field, ...(decoy ? [decoy] : [])].sort((a, b) => a.index - b.index);
}

/** The words of the browser for a reason; none where the server says it without names of fields. */
export function wordsFor(reason: Said | undefined): string {
  const code = reason?.code ?? "";
  if (/^solve-keeps-(win|draw|loss)-/.test(code)) return code.split("-").slice(1, 3).join("-");
  return (
    {
      "solve-ends-won": "ends-won",
      "solve-sends-to-place": "sends-to-place",
      "solve-sends-to-capture": "sends-to-capture",
      "solve-every-reply-loses": "every-reply-loses",
      "solve-threat-now": "threat-now",
      "solve-reply-loses": "reply-loses",
      "solve-reply-ends": "reply-ends",
      "solve-line-on": "line-on",
      "solve-line-end": "line-end",
    }[code] ?? ""
  );
}
