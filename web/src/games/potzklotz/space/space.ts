// Whether this device shows real space: yes where its graphics do it quickly, unless the person who
// uses it chose otherwise.
const KEY = "speeltafel-potzklotz-space";

/** What draws in space here; null where nothing does. Asked once, for asking takes time. */
let known: string | null | undefined;
const painter = (): string | null => (known === undefined ? (known = ask()) : known);

function ask(): string | null {
  // A canvas of its own: one that was refused cannot be asked again.
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return null;
  const name = String(
    context.getParameter(
      context.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL ??
        context.RENDERER,
    ),
  );
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return name;
}

/** Graphics made by the processor: too slow to turn a building smoothly. */
const SLOW = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export const possible = (): boolean => painter() !== null;

export function wanted(): boolean {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== null) return stored === "yes";
  } catch {
    // A private window forgets.
  }
  return !SLOW.test(painter() ?? "software");
}

export function remember(space: boolean): void {
  try {
    localStorage.setItem(KEY, space ? "yes" : "no");
  } catch {
    // Nothing is lost but the preference.
  }
}
