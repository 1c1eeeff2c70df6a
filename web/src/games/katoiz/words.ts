// Tiles and rolls in words, for labels and for reading aloud.
import { say } from "../../words/voice.svelte";
import { readRoll, readTile } from "./notation";

export function tileWords(text: string): string {
  const { colour, shape, big } = readTile(text);
  return say("katoiz-tile", { colour, shape, size: big ? "big" : "small" });
}

export const rollWords = (roll: string): string => say("katoiz-demand", readRoll(roll));

export const pileWords = (tiles: readonly string[]): string =>
  tiles.length === 0
    ? say("katoiz-empty")
    : tiles.length === 1
      ? tileWords(tiles[0]!)
      : `${tileWords(tiles.at(-1)!)}, ${say("katoiz-high", { height: tiles.length })}`;

export const towerWords = (tiles: readonly string[], number: number): string =>
  `${say("katoiz-tower", { number: number + 1 })}: ${pileWords(tiles)}`;
