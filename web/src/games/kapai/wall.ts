// What a whole room is asked to draw, in words that can be read from afar.
import type { KapaiView } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";
import { shapeOf } from "./notation";

export function wallTask(view: unknown): string {
  const { roll } = view as KapaiView;
  if (!roll) return "";
  const [one, other] = roll;
  if (one === other) return say("kapai-choose-pair", { sign: shapeOf(one) });
  return say("kapai-wall-either", { one: shapeOf(one), other: shapeOf(other) });
}
