// It is your turn: the tab says so, its icon gets a dot, two soft knocks, a short shake of the phone,
// and, where that was allowed, a notice of the device when the page is out of sight.
import { home } from "../home";
import { settings } from "../settings.svelte";
import { sound } from "../sound/sound.svelte";
import { say } from "../words/voice.svelte";

const SHAKE = 30;
/** Milliseconds that the icon waits at most. */
const IDLE = 1500;
const DOTTED =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
      '<rect x="4" y="4" width="56" height="56" rx="14" fill="#b4834c"/>' +
      '<rect x="14" y="14" width="36" height="36" rx="8" fill="#fffaf0"/>' +
      '<circle cx="47" cy="17" r="15" fill="#e6a817" stroke="#22303c" stroke-width="4"/></svg>',
  );

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel~="icon"]');

/** What the tab is called. */
export const titleOf = (game: string, mine: boolean): string =>
  game ? (mine ? `● ${say("tab-turn")} – ${game}` : `${game} · Speeltafel`) : "Speeltafel";

let plain = "";
let marked = false;
let waiting = false;

/** Marks the icon of the tab; gives back how to take the mark away. */
export function dotted(): () => void {
  mark(true);
  return () => mark(false);
}

/** A browser reads the icon anew each time, which takes a weak device a picture of an animation: it is
 * done when nothing else is. */
function mark(on: boolean): void {
  marked = on;
  if (waiting) return;
  waiting = true;
  const idle: (job: () => void, most: { timeout: number }) => unknown =
    globalThis.requestIdleCallback ?? ((job) => setTimeout(job, IDLE));
  idle(
    () => {
      waiting = false;
      const link = icon();
      if (!link) return;
      plain ||= link.href;
      const wanted = marked ? DOTTED : plain;
      if (link.href !== wanted) link.href = wanted;
    },
    { timeout: IDLE },
  );
}

/** Somebody waits for you: said once, when the turn comes. */
export function knock(game: string): void {
  sound.play("knock");
  if (sound.on) navigator.vibrate?.(SHAKE);
  if (!document.hidden || !settings.stored.notice || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(game, {
    body: say("tab-turn"),
    tag: "turn",
    icon: home.url("icon.svg"),
  });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
