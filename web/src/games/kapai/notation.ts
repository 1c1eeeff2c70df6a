// Ka Pai's moves as the server writes them: `○ c4`, `○○ c4 c5`, with `b4-d4` for a frame chosen
// and `+△` for the row of a cross. Columns are letters, rows are numbers.
export interface Draw {
  text: string;
  sign: string;
  fields: readonly string[];
  frames: readonly string[];
  crosses: readonly string[];
}

export const SIGNS = ["△", "□", "○", "/"] as const;

export function readDraw(text: string): Draw {
  const [signs = "", ...words] = text.split(" ");
  return {
    text,
    sign: signs[0] ?? "",
    fields: words.filter((word) => /^[a-g][1-7]$/.test(word)),
    frames: words.filter((word) => word.includes("-")),
    crosses: words.filter((word) => word.startsWith("+")).map((word) => word.slice(1)),
  };
}

export const nameOf = (x: number, y: number): string => "abcdefg"[x]! + String(y + 1);
export const xOf = (name: string): number => "abcdefg".indexOf(name[0]!);
export const yOf = (name: string): number => Number(name[1]) - 1;

const NAMES: Record<string, string> = {
  "△": "triangle",
  "□": "square",
  "○": "circle",
  "/": "line",
};

/** What a symbol is called in the catalogues of words. */
export const shapeOf = (sign: string): string => NAMES[sign] ?? "line";
