// Hints in the words of the board: one reason about the game first, figures only for who asks on.
import type { Hint } from "../../table/board/props";
import type { KatoizPileView, KatoizTowerView, KatoizTrioView } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";
import { common, sharedValue } from "./likeness";
import {
  AGAIN,
  LAPSE,
  PASS,
  SEND_BACK,
  placeIndex,
  placeName,
  readRoute,
  readStacking,
} from "./notation";

const word = (value: string): string => say("katoiz-value", { value });
/** Of every ten rolls, from a part of a hundred. */
const TEN = 10;

function figure(hint: Hint, code: string, name: string): number | null {
  const found = hint.reasons?.find((each) => each.code === code)?.arguments[name];
  return typeof found === "number" ? found : null;
}

// ── Stapeltoren

export function towerAdvice(hint: Hint, view: KatoizTowerView, owner: number): string {
  const stacking = readStacking(hint.move);
  if (!stacking) return say("katoiz-nothing-fits");
  const { tile, tower, named } = stacking;
  const own = view.towers[owner] ?? [];
  const top = tower === null ? undefined : own[tower]?.at(-1);
  if (hint.stage === 1) {
    const towers = own.length > 1 ? "many" : "one";
    if (top) return say("katoiz-hint-fits", { value: sharedValue(tile, top, named), towers });
    return say(own.length ? "katoiz-hint-new-tower" : "katoiz-hint-begin");
  }
  if (hint.stage === 2 && named) return say("katoiz-hint-name", { word: say(`katoiz-${named}`) });
  const count = figure(hint, "katoiz-advice-fits", "count");
  return count === null ? "" : say("katoiz-hint-later", { count });
}

// ── 3-stel

/** What the discs of a seat lie on, without one of them. */
const lain = (view: KatoizTrioView, seat: number, but = ""): string[] =>
  (view.discs[seat] ?? [])
    .filter((place) => place !== but)
    .map((place) => view.tiles[placeIndex(place)]!);

const free = (view: KatoizTrioView): string[] =>
  view.tiles.flatMap((tile, at) =>
    tile && !view.discs.some((places) => places.includes(placeName(at))) ? [tile] : [],
  );

/** The value of these that is most frequent among the free tiles. */
function commonest(view: KatoizTrioView, values: readonly string[]): [value: string, left: number] {
  const counts = values.map(
    (value) => [value, free(view).filter((tile) => common([tile]).includes(value)).length] as const,
  );
  return [...(counts.sort((one, other) => other[1] - one[1])[0] ?? ["any", 0])];
}

export function trioAdvice(
  hint: Hint,
  view: KatoizTrioView,
  seat: number,
  called: (seat: number) => string,
): string {
  if (hint.stage > 2) return chanceOfSet(hint);
  const { move } = hint;
  if (move === AGAIN) return say("katoiz-hint-again");
  if (move === PASS || move === LAPSE) return say("katoiz-hint-pass");
  if (move.startsWith(SEND_BACK)) return sendingBack(move.slice(1), view, called);
  const route = readRoute(move);
  const goal = view.tiles[placeIndex(route?.end ?? move)]!;
  const beside = lain(view, seat, route?.start);
  const shared = common([goal, ...beside]);
  const [value, left] = commonest(view, shared.length ? shared : common([goal]));
  const completes = beside.length === 2 && shared.length > 0;
  if (hint.stage === 2)
    return completes
      ? say("katoiz-hint-three", { value: shared[0]! })
      : say("katoiz-hint-left", { value, count: left });
  const told = { value: word(value), moves: route ? "yes" : "no" };
  if (completes) return say("katoiz-hint-set", { ...told, value: word(shared[0]!) });
  if (beside.length === 1 && shared.length) return say("katoiz-hint-pair", told);
  return say("katoiz-hint-often", told);
}

function sendingBack(
  place: string,
  view: KatoizTrioView,
  called: (seat: number) => string,
): string {
  const owner = view.discs.findIndex((places) => places.includes(place));
  const [value] = common(lain(view, owner));
  return say("katoiz-hint-send", {
    name: called(owner),
    value: value === undefined ? "none" : word(value),
  });
}

function chanceOfSet(hint: Hint): string {
  if (hint.reasons?.some((each) => each.code === "katoiz-advice-set"))
    return say("katoiz-hint-set-now");
  const percent = figure(hint, "katoiz-advice-next-set", "percent");
  return percent === null ? "" : say("katoiz-hint-rolls-set", { count: Math.round(percent / TEN) });
}

// ── Stapeltje

export function pileAdvice(hint: Hint, view: KatoizPileView, nearer: boolean): string {
  const route = readRoute(hint.move);
  if (!route) return say("katoiz-hint-pass");
  const told = (code: string): boolean => hint.reasons?.some((each) => each.code === code) ?? false;
  if (hint.stage === 1) {
    if (told("katoiz-advice-wins")) return say("katoiz-hint-wins");
    if (route.end === "h") return say("katoiz-hint-home");
    if (view.steep.some((pair) => pair.includes(route.start) || pair.includes(route.end)))
      return say("katoiz-hint-level");
    return say(nearer ? "katoiz-hint-nearer" : "katoiz-hint-way");
  }
  const percent = figure(hint, "katoiz-advice-next-home", "percent");
  const rival = figure(hint, "katoiz-advice-rival-home", "percent");
  if (hint.stage === 2)
    return say("katoiz-hint-walk", { place: route.end === "h" ? "home" : route.end });
  if (percent === null) return "";
  return say("katoiz-hint-rolls-home", {
    count: Math.round(percent / TEN),
    rival: rival === null ? -1 : Math.round(rival / TEN),
  });
}
