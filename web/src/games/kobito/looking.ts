// What a hint points at: first where to look, then the cards and places of the move.
import type { Hint } from "../../table/board/props";
import { REPLACEMENT, cardKey, endKey, handKey, readMove } from "./notation";

export function lookedAt(hint: Hint | null): ReadonlySet<string> {
  if (!hint) return new Set();
  const move = readMove(hint.move);
  const deep = hint.stage > 1;
  switch (move.verb) {
    case "lay":
      return new Set(deep ? [handKey(move.card), endKey(move.spot, move.side)] : [move.spot]);
    case "start":
      return new Set(["new", ...(deep ? move.cards.map(handKey) : [])]);
    case "carry":
      return new Set([
        move.spot,
        ...(deep ? move.blocks.map((block) => endKey(block.pot, block.side)) : []),
      ]);
    case "swap":
      return new Set(deep ? [handKey(move.number), cardKey(move.spot, move.number)] : [move.spot]);
    case "replace":
      return new Set(
        deep
          ? [handKey(REPLACEMENT), handKey(move.number), cardKey(move.spot, move.number)]
          : [move.spot],
      );
    case "penalty":
      return new Set([handKey(move.number)]);
    default:
      return new Set([move.text]);
  }
}
