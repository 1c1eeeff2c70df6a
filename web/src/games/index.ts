// The games as the browser knows them: a cover for the box, and a board that draws a view.
// A game adds a folder here and one entry below; nothing else in the browser knows its name.
import type { Component } from "svelte";
import type { BoardProps } from "../table/board";
import KaPaiCover from "./kapai/Cover.svelte";
import KatalonCover from "./katalon/Cover.svelte";
import KatoizCover from "./katoiz/Cover.svelte";
import KobitoCover from "./kobito/Cover.svelte";
import PotzKlotzCover from "./potzklotz/Cover.svelte";

export interface Shown {
  cover: Component;
  /** Colour of the box. */
  tint: string;
  board?: () => Promise<{ default: Component<BoardProps> }>;
  /** Draws a position written in the rules page. */
  example?: () => Promise<{ default: Component<{ text: string }> }>;
  /** Whether hands are secret, so that a shared screen must be handed over. */
  secret: boolean;
}

export const SHOWN: Record<string, Shown> = {
  katalon: {
    cover: KatalonCover,
    tint: "#efd8a6",
    board: () => import("./katalon/Board.svelte"),
    example: () => import("./katalon/Example.svelte"),
    secret: false,
  },
  katoiz: {
    cover: KatoizCover,
    tint: "#dfe7d3",
    board: () => import("./katoiz/Board.svelte"),
    example: () => import("./katoiz/Example.svelte"),
    secret: false,
  },
  potzklotz: {
    cover: PotzKlotzCover,
    tint: "#d5e1ee",
    board: () => import("./potzklotz/Board.svelte"),
    example: () => import("./potzklotz/Example.svelte"),
    secret: true,
  },
  kapai: {
    cover: KaPaiCover,
    tint: "#cfe3de",
    board: () => import("./kapai/Board.svelte"),
    example: () => import("./kapai/Example.svelte"),
    secret: false,
  },
  kobito: {
    cover: KobitoCover,
    tint: "#f2dcd4",
    board: () => import("./kobito/Board.svelte"),
    example: () => import("./kobito/Example.svelte"),
    secret: true,
  },
};
