// Whether this device shows real space: yes where its graphics do it quickly, unless the person who
// uses it chose otherwise.
const KEY = "speeltafel-potzklotz-space";

function asked(options: WebGLContextAttributes): boolean {
  // A canvas of its own: one that was refused cannot be asked again.
  const context = document.createElement("canvas").getContext("webgl2", options);
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

export const possible = (): boolean => asked({});

export function wanted(): boolean {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== null) return stored === "yes";
  } catch {
    // A private window forgets.
  }
  return asked({ failIfMajorPerformanceCaveat: true });
}

export function remember(space: boolean): void {
  try {
    localStorage.setItem(KEY, space ? "yes" : "no");
  } catch {
    // Nothing is lost but the preference.
  }
}
