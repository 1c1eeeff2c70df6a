// What a whole room is asked to draw, in words that can be read from afar.
import type { KapaiView, Said } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";
import { readDraw, shapeOf } from "./notation";

export function wallTask(view: unknown): string {
  const { roll } = view as KapaiView;
  if (!roll) return "";
  const [one, other] = roll;
  if (one === other) return say("kapai-choose-pair", { sign: shapeOf(one) });
  return say("kapai-wall-either", { one: shapeOf(one), other: shapeOf(other) });
}

/** What the strongest player drew, without names of fields: the place is seen on the sheet. */
export function wallDraw(move: string): string {
  const { sign, fields, frames } = readDraw(move);
  const drawn = say("kapai-wall-draws", { sign: shapeOf(sign), count: fields.length });
  return frames.length ? `${drawn} ${say("kapai-wall-groups", { count: frames.length })}` : drawn;
}

/** Why: what it brings at once. Estimates are for whoever asks at a table. */
const ESTIMATES = ["bots-kapai-expected", "bots-kapai-rival"];
export const wallReasons = (because: readonly Said[]): string[] =>
  because
    .filter(({ code }) => !ESTIMATES.includes(code))
    .map(({ code, arguments: given, text }) =>
      code === "bots-kapai-builds"
        ? say("kapai-hint-builds", { sign: String(given["symbol"]) })
        : text,
    );
