// The hint in words that go with what is lit: cards carry no number, places need no name.
import type { Hint } from "../../table/board/props";
import { say } from "../../words/voice.svelte";
import type { Pointed } from "./choice.svelte";
import { PASS, readClaim } from "./notation";

export function hintWords({ move, stage, reasons, line = 0 }: Hint, { from, to }: Pointed): string {
  if (move === PASS) return stage === 2 ? say("potzklotz-hint-pass") : "";
  const twin = readClaim(move)?.source === null;
  if (stage === 1) return say("potzklotz-hint-look");
  if (stage === 2 && twin) return say("potzklotz-hint-twin");
  if (stage === 2) return say(`potzklotz-hint-${from ? "move" : to ? "put" : "lay"}`);
  const code = reasons?.[line]?.code.replace("bots-potzklotz-", "") ?? "";
  const { quarters, outs } = reasons?.[line]?.arguments ?? {};
  if (code === "turned") return say("potzklotz-hint-turned", { quarters: Number(quarters) });
  if (code === "follows") return say("potzklotz-hint-follows", { outs: Number(outs) });
  return "";
}
