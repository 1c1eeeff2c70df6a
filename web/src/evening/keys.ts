// The keys of evenings, kept on the device of the host and nowhere else. A copy for a colleague or a
// second screen carries its key behind the `#`, which no browser sends to a server.
import type { EveningKeys } from "./messages";

export interface Kept {
  evening: string;
  code: string;
  link: string;
  host: string;
  wall: string;
  at: number;
  /** The host's own list: who is behind which number. It is told to no server. */
  names?: Names;
}
export type Names = Readonly<Record<number, string>>;

const KEY = "speeltafel-evenings";
const LIST = "speeltafel-class-list";
const MOST = 12;
const DAY = 86_400_000;
const OLD = 14 * DAY;

function read(): Kept[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
    return all.filter(({ at }) => Date.now() - at < OLD);
  } catch {
    return [];
  }
}

export const keptEvenings = (): readonly Kept[] => read();

export const keptEvening = (evening: string): Kept | undefined =>
  read().find((each) => each.evening === evening);

function keep(one: Kept): void {
  try {
    const others = read().filter(({ evening }) => evening !== one.evening);
    localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // A private window forgets; the page that is open still has its key.
  }
}

export function keepKeys(keys: EveningKeys, names: Names = {}): void {
  const { evening, code, link, host_key: host, wall_key: wall } = keys;
  keep({ evening, code, link, host, wall, at: Date.now(), names });
}

export function keepNames(evening: string, names: Names): void {
  const known = keptEvening(evening);
  if (known) keep({ ...known, names });
}

/** The list of the class as it was typed last, a name on each line, for the next lesson. */
export function classList(): string {
  try {
    return localStorage.getItem(LIST) ?? "";
  } catch {
    return "";
  }
}

export function keepClassList(text: string): void {
  try {
    if (text.trim()) localStorage.setItem(LIST, text);
    else localStorage.removeItem(LIST);
  } catch {
    // A private window forgets.
  }
}

export function keepCopy(
  { evening, code, link, role }: { evening: string; code: string; link: string; role: string },
  key: string,
): void {
  const before = keptEvening(evening);
  const host = role === "host" ? key : (before?.host ?? "");
  const wall = role === "host" ? (before?.wall ?? "") : key;
  keep({ evening, code, link, host, wall, at: Date.now(), names: before?.names ?? {} });
}

export function forgetEvening(evening: string): void {
  try {
    const rest = read().filter((each) => each.evening !== evening);
    localStorage.setItem(KEY, JSON.stringify(rest));
  } catch {
    // Nothing was kept.
  }
}

/** What the address of a copy carries behind its `#`: the screen it opens, and its key. */
export function keyIn(hash: string): { screen: "desk" | "wall" | "remote"; key: string } | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ""));
  for (const screen of ["desk", "wall", "remote"] as const) {
    const key = carried.get(screen);
    if (key) return { screen, key };
  }
  return null;
}
