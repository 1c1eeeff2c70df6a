// Which place is shown. Addresses are ordinary paths, so links can be shared and reloaded.
export type Place =
  | { name: "shelf" }
  | { name: "setup"; game: string }
  | { name: "table"; table: string }
  | { name: "join"; code: string }
  | { name: "rules"; game: string }
  | { name: "replay"; table: string }
  | { name: "puzzles" }
  | { name: "lost" };

function placeAt(path: string): Place {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "") return { name: "shelf" };
  if (first === "play" && second) return { name: "setup", game: second };
  if (first === "t" && second) return { name: "table", table: second };
  if (first === "j") return { name: "join", code: second };
  if (first === "rules" && second) return { name: "rules", game: second };
  if (first === "replay" && second) return { name: "replay", table: second };
  if (first === "puzzles") return { name: "puzzles" };
  return { name: "lost" };
}

class Router {
  place: Place = $state(placeAt(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeAt(location.pathname)));
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = placeAt(location.pathname);
    scrollTo(0, 0);
  }

  /** Plain clicks on our own links stay on the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
      return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
