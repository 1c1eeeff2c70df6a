// What goes to and fro between an evening and its screens, with everything that the wire leaves out
// because it is as usual.
import type * as wire from "../wire/types.gen";

export type {
  BoardLine,
  Entered,
  EveningDoor,
  EveningKeys,
  KeyedEvening,
  NewEvening,
  EveningInfo,
  FromEvening,
  PlayerInfo,
  SmallTable,
  VoteLine,
} from "../wire/types.gen";
/** The result of a match has the same name as the message that ends an evening. */
export type FromEveningDevice =
  Exclude<wire.FromEveningDevice, wire.End> | { is: "end"; ticket?: string };
export type Wall = Required<wire.Wall>;
export type You = Required<wire.You>;
export type Pacing = wire.Pace["pace"];
export type Scoring = wire.Scores["show"];
export type WallAdvice = wire.WallAdvice;
export type TilePair = wire.TilePair;
export type ShownSheet = wire.ShownSheet;

/** Who of a group at one device draws in this round: one after the other. */
export const drawerOf = (group: readonly string[], round: number): string =>
  group.length > 1 && round > 0 ? group[(round - 1) % group.length]! : "";

export const wallOf = (told: wire.Wall): Wall => ({
  view: null,
  prompt: null,
  shown: [],
  advice: null,
  thinking: false,
  scores: "nothing",
  distribution: [],
  board: [],
  votes: [],
  pair: null,
  ...told,
});
export const youOf = (told: wire.You): You => ({
  animal: "",
  name: "",
  group: [],
  removed: false,
  paused: false,
  round: 0,
  view: null,
  table: "",
  seat: 0,
  bye: false,
  text: "",
  moves: [],
  seen: 0,
  vote: "",
  pair: null,
  ...told,
});
