// What the board says: boxes and colours by their names, never by the notation.
import type { Hint } from "../../table/board/props";
import { say, voice } from "../../words/voice.svelte";
import { isCapture, sentTo } from "./geometry";
import { wordsFor } from "./hint";

export const colourOf = (owner: number): string =>
  say(owner === 0 ? "katalon-yellow" : "katalon-red");

const boxOf = (move: string): string => say("katalon-box-short", { box: sentTo(move) });

/** A field as it is written in the language of the page: N E S W C in English. */
export function written(name: string): string {
  const english: Record<string, string> = { O: "E", Z: "S", M: "C", o: "e", z: "s", m: "c" };
  return voice.language === "en" ? [...name].map((sign) => english[sign] ?? sign).join("") : name;
}

export const sendsWords = (move: string, other: number): string =>
  say("katalon-sends", { other: colourOf(other), box: boxOf(move) });

/** `how`: what is to be done to lay it. */
export function previewWords(
  moves: readonly string[],
  other: number,
  asking: boolean,
  how: string,
): string {
  const told = { other: colourOf(other), how };
  if (moves.length > 1) {
    const [first, second] = moves.map(boxOf);
    return say(asking ? "katalon-which-box" : "katalon-preview-two", {
      ...told,
      first: first!,
      second: second!,
    });
  }
  const move = moves[0]!;
  const code = isCapture(move) ? "katalon-preview-capture" : "katalon-preview";
  return say(code, { ...told, box: boxOf(move) });
}

/** The steps of a hint, without names of fields where we have such words. */
export function adviceWords(hint: Hint, owner: number): string {
  const told = { owner: colourOf(owner), other: colourOf(1 - owner), box: boxOf(hint.move) };
  if (hint.stage === 1) return say("katalon-hint-look", told);
  if (hint.stage === 2)
    return say(isCapture(hint.move) ? "katalon-hint-capture" : "katalon-hint-place", told);
  const reason = hint.reasons?.[hint.line ?? 0];
  const words = wordsFor(reason);
  const count = (name: string): number => Number(reason?.arguments[name]) || 0;
  const counts = { moves: count("moves"), choices: count("choices"), stones: count("stones") };
  return words ? say(`katalon-hint-${words}`, { ...told, ...counts }) : "";
}
