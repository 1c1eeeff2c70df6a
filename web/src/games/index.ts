// The games as the browser knows them: a cover for the box, and a board that draws a view.
// A game adds a folder here and one entry below; nothing else in the browser knows its name.
import type { Component } from "svelte";
import type { BoardProps } from "../table/board/props";
import type { Said, Step } from "../wire/types.gen";
import KaPaiCover from "./kapai/Cover.svelte";
import KatalonCover from "./katalon/Cover.svelte";
import KatoizCover from "./katoiz/Cover.svelte";
import { wallDraw, wallReasons, wallTask } from "./kapai/wall";
import { course as kobitoCourse } from "./kobito/course";
import KobitoCover from "./kobito/Cover.svelte";
import { course as potzKlotzCourse } from "./potzklotz/course";
import PotzKlotzCover from "./potzklotz/Cover.svelte";

export interface Shown {
  cover: Component;
  /** Colour of the box. */
  tint: string;
  board?: () => Promise<{ default: Component<BoardProps> }>;
  /** Draws a position written in the rules page. */
  example?: () => Promise<{ default: Component<{ text: string }> }>;
  /** Draws what lies on a table in small, for whoever looks after many tables at once. */
  small?: () => Promise<{ default: Component<SmallProps> }>;
  /** What everybody looks at, for a wall; the small drawing where there is none. */
  wall?: () => Promise<{ default: Component<{ view: unknown }> }>;
  /** What the room is asked to do, to be read from afar; the server's sentence where there is none. */
  wallTask?: (view: unknown) => string;
  /** What the strongest player did, and why, beside a drawing that shows where. */
  wallDraw?: (move: string) => string;
  wallReasons?: (because: readonly Said[]) => string[];
  /** What a vote is for, as a picture. */
  vote?: () => Promise<{ default: Component<{ move: string }> }>;
  /** Two things to compare, for a whole class: what they share, once that is told. */
  pair?: () => Promise<{ default: Component<PairProps> }>;
  /** What may be said of them. */
  answers?: () => Promise<{ default: Component<AnswersProps> }>;
  /** Whether hands are secret, so that a shared screen must be handed over. */
  secret: boolean;
  /** Whether there are puzzles of it. */
  puzzles?: boolean;
  /** Draws the rolls that a puzzle makes known. */
  coming?: () => Promise<{ default: Component<{ rolls: readonly string[] }> }>;
  /** What the settings sheet offers for this game. */
  traits?: Traits;
  /** The lines in which the course of the game is told; one for each step where there is none. */
  course?: (steps: readonly Step[], names: readonly string[]) => readonly Step[];
  /** The variant proposed to who has never played; the first one where there is none. */
  easiest?: string;
}

export interface PairProps {
  one: string;
  other: string;
  shared: readonly string[] | null;
}

export interface AnswersProps {
  named: readonly string[];
  /** What is right, once that is told. */
  shared: readonly string[] | null;
  open: boolean;
  choose: (what: string) => void;
}

/** Only what can be seen from afar: nothing can be touched. */
export interface SmallProps {
  view: unknown;
  /** Whose part of the table, where each has one. */
  seat: number | null;
  label: string;
  /** On a wall: fine lines can be seen. */
  large?: boolean;
  /** Fields bear the names by which a text speaks of them. */
  letters?: boolean;
  /** A move to point at. */
  hint?: string;
}

export interface Traits {
  /** Colours that letters can tell apart. */
  colours?: boolean;
  /** Dice that wait for a tap. */
  dice?: boolean;
  /** A first tap can show what a move does. */
  preview?: boolean;
  /** Each variant is a game of its own, and the bar is called by it. */
  several?: boolean;
}

export const SHOWN: Record<string, Shown> = {
  katalon: {
    cover: KatalonCover,
    tint: "#efd8a6",
    board: () => import("./katalon/Board.svelte"),
    example: () => import("./katalon/Example.svelte"),
    small: () => import("./katalon/Small.svelte"),
    secret: false,
    puzzles: true,
    traits: { colours: true, preview: true },
  },
  katoiz: {
    cover: KatoizCover,
    tint: "#dfe7d3",
    board: () => import("./katoiz/Board.svelte"),
    example: () => import("./katoiz/Example.svelte"),
    small: () => import("./katoiz/Small.svelte"),
    pair: () => import("./katoiz/towers/Pair.svelte"),
    answers: () => import("./katoiz/towers/Answers.svelte"),
    secret: false,
    puzzles: true,
    coming: () => import("./katoiz/Coming.svelte"),
    traits: { colours: true, dice: true, several: true },
  },
  potzklotz: {
    cover: PotzKlotzCover,
    tint: "#d5e1ee",
    board: () => import("./potzklotz/Board.svelte"),
    example: () => import("./potzklotz/Example.svelte"),
    small: () => import("./potzklotz/Small.svelte"),
    vote: () => import("./potzklotz/verdicts/Vote.svelte"),
    secret: true,
    puzzles: true,
    course: potzKlotzCourse,
    easiest: "beginners",
  },
  kapai: {
    cover: KaPaiCover,
    tint: "#cfe3de",
    board: () => import("./kapai/Board.svelte"),
    example: () => import("./kapai/Example.svelte"),
    small: () => import("./kapai/Small.svelte"),
    wall: () => import("./kapai/Wall.svelte"),
    wallTask,
    wallDraw,
    wallReasons,
    secret: false,
    puzzles: true,
    coming: () => import("./kapai/Coming.svelte"),
    traits: { dice: true },
  },
  kobito: {
    cover: KobitoCover,
    tint: "#f2dcd4",
    board: () => import("./kobito/Board.svelte"),
    example: () => import("./kobito/Example.svelte"),
    small: () => import("./kobito/Small.svelte"),
    secret: true,
    puzzles: true,
    course: kobitoCourse,
    traits: { colours: true },
  },
};
