// Which place is shown. Addresses are ordinary paths, so links can be shared and reloaded; in a folder
// of files, where no server answers for them, they stand behind a `#`.
import { home } from "./home";

export type Place =
  | { name: "shelf" }
  | { name: "setup"; game: string }
  | { name: "table"; table: string }
  | { name: "join"; code: string }
  | { name: "rules"; game: string }
  | { name: "learn" }
  | { name: "lessons"; game: string }
  | { name: "lesson"; game: string; lesson: string }
  | { name: "replay"; table: string }
  | { name: "review"; table: string }
  | { name: "practice" }
  | { name: "puzzles"; game: string; number: number }
  | { name: "tables" }
  | { name: "print" }
  | { name: "class" }
  | { name: "evening"; code: string; screen: string }
  | { name: "lost" };

function placeAt(path: string): Place {
  const [first = "", second = "", third = ""] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  if (first === "") return { name: "shelf" };
  if (first === "play" && second) return { name: "setup", game: second };
  if (first === "t" && second) return { name: "table", table: second };
  if (first === "j") return { name: "join", code: second };
  if (first === "learn") {
    if (third) return { name: "lesson", game: second, lesson: third };
    return second ? { name: "lessons", game: second } : { name: "learn" };
  }
  if (first === "rules" && second) return { name: "rules", game: second };
  if (first === "replay" && second) return { name: "replay", table: second };
  if (first === "review" && second) return { name: "review", table: second };
  if (first === "practice") return { name: "practice" };
  if (first === "tables") return { name: "tables" };
  if (first === "print") return { name: "print" };
  if (first === "class") return { name: "class" };
  if (first === "a" && second) return eveningAt(second, third);
  if (first === "puzzles") return { name: "puzzles", game: second, number: Number(third) || 0 };
  return { name: "lost" };
}

const SCREENS = ["wall", "desk", "remote"];

function eveningAt(code: string, screen: string): Place {
  if (screen && !SCREENS.includes(screen)) return { name: "lost" };
  return { name: "evening", code, screen };
}

/** The path and the search of where we are, wherever they stand. */
function address(): URL {
  return home.folder
    ? new URL(location.hash.slice(1) || "/", "http://place")
    : new URL(location.href);
}

class Router {
  place: Place = $state(placeAt(address().pathname));

  constructor() {
    addEventListener(home.folder ? "hashchange" : "popstate", () => this.look());
    addEventListener("click", (event) => this.follow(event));
    if (home.folder)
      for (const before of ["pointerdown", "focusin"]) addEventListener(before, pointHome);
  }

  /** What is asked behind the path: `?what=…`. */
  get search(): string {
    return address().search;
  }

  go(path: string, replace = false): void {
    if (replace) this.rename(path);
    else history.pushState(null, "", written(path));
    this.look();
    scrollTo(0, 0);
  }

  /** The same place by its proper address. */
  rename(path: string): void {
    history.replaceState(null, "", written(path));
  }

  private look(): void {
    this.place = placeAt(address().pathname);
  }

  /** Plain clicks on our own links stay on the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
      return;
    const path = placeOf(link);
    if (path.startsWith("/api/") || path.startsWith("/schema")) return;
    event.preventDefault();
    this.go(path);
  }
}

function written(path: string): string {
  return home.folder ? `#${path}` : path;
}

function placeOf(link: HTMLAnchorElement): string {
  return home.folder && link.hash.startsWith("#/")
    ? link.hash.slice(1)
    : link.pathname + link.search;
}

/** In a folder a link to a place is written out before it is used, so that it also opens in a new
 * tab. */
function pointHome(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const path = link?.getAttribute("href");
  if (link && path?.startsWith("/")) link.setAttribute("href", written(path));
}

export const router = new Router();
