// The five colours of the tiles, each with the shade of its edge, and purple for any of them.
export const FACES: Record<string, string> = {
  B: "#2f74c4",
  R: "#cf4035",
  G: "#43a457",
  Y: "#f3c32c",
  W: "#fffdf6",
  P: "#7b4fa3",
};
export const EDGES: Record<string, string> = {
  B: "#225a9c",
  R: "#a32f26",
  G: "#2f7d41",
  Y: "#c0950f",
  W: "#cbc3b0",
};
export const PAINTS: readonly string[] = ["B", "R", "G", "Y", "W"].map((each) => FACES[each]!);
/** Letters are dark on the light colours. */
export const isLight = (letter: string): boolean => letter === "Y" || letter === "W";
