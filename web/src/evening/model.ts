// What the desk draws of each child, made of what the server says of players and tables.
import type { Names } from "./keys";
import { drawerOf, type EveningInfo, type PlayerInfo, type SmallTable } from "./messages";

/** `here`: nothing is to be done now. `waiting`: a card that nobody has taken yet. `out`: removed by
 * the host, who can let it back in. */
export type State = "busy" | "here" | "ready" | "stuck" | "away" | "waiting" | "out";

export interface Pupil {
  player: number;
  /** As the host calls this child: from the own list first, then as all devices do. */
  name: string;
  /** As all devices call it. */
  called: string;
  /** Those who share this device. */
  group: readonly string[];
  /** Who of them draws in this round. */
  drawer: string;
  state: State;
  /** Why the last tries were refused, in words. */
  why: string;
  /** Rounds that the computer drew for this child. */
  missed: number;
  points: number;
  view: unknown;
  seat: number;
  table: string;
  bye: boolean;
  /** What this child wants the class to play, in words. */
  vote: string;
  /** The answer was right, and it is told. */
  right: boolean;
}

/** `idle`: nobody is waited for, as in the lobby and while the computer thinks. */
export function stateOf(info: PlayerInfo, idle = false): State {
  if (info.removed) return "out";
  if (info.waiting) return "waiting";
  if (!info.present) return "away";
  if (info.ready) return "ready";
  if (idle) return "here";
  return info.stuck ? "stuck" : "busy";
}

/** Where a class says something together, a card shows what each said, and nothing goes on the wall. */
export const speaks = (shape: string): boolean => shape === "together" || shape === "questions";

/** The class has played its match to the end, and the evening goes on until the host says so. */
export const isPlayedOut = ({ phase, shape, asks, round }: EveningInfo, votes: number): boolean =>
  shape === "together" && phase === "playing" && (round ?? 0) > 0 && !asks && !votes;

const isIdle = ({ phase, shape, asks }: EveningInfo): boolean =>
  phase === "lobby" || (speaks(shape) && !asks);

/** What somebody who is busy does differs from shape to shape. */
export function stateWord(state: State, shape: string): string {
  const does = state !== "busy" ? "" : shape === "tables" ? "-table" : "-vote";
  return `evening-state-${state}${shape === "sheets" ? "" : does}`;
}

export function pupilsOf(
  players: readonly PlayerInfo[],
  tables: ReadonlyMap<string, SmallTable>,
  evening: EveningInfo | null,
  names: Names = {},
): Pupil[] {
  const idle = evening !== null && isIdle(evening);
  return players.map((info) => ({
    player: info.player,
    name: names[info.player] ? `${names[info.player]} · ${info.name}` : info.name,
    called: info.name,
    group: info.group ?? [],
    drawer: drawerOf(info.group ?? [], evening?.shape === "sheets" ? (evening.round ?? 0) : 0),
    state: stateOf(info, idle),
    why: info.stuck ? `${info.stuck.times} × ${info.stuck.why.text}` : "",
    missed: info.missed?.length ?? 0,
    points: info.points ?? 0,
    view: tables.get(info.table ?? "")?.view,
    seat: info.seat ?? 0,
    table: info.table ?? "",
    bye: info.bye ?? false,
    vote: info.vote ?? "",
    right: info.right ?? false,
  }));
}
