// Pictures in the rules: a fenced block whose language is the name of a game holds a position.
import { marked, type Token } from "marked";

export type Part = { html: string } | { game: string; text: string };

/** The page in parts: text, and positions to draw. */
export function partsOf(page: string): Part[] {
  const parts: Part[] = [];
  let text: Token[] = [];
  const tokens = marked.lexer(page);
  const flush = (): void => {
    if (text.length)
      parts.push({ html: marked.parser(Object.assign(text, { links: tokens.links })) });
    text = [];
  };
  for (const token of tokens) {
    if (token.type === "code" && token.lang) {
      flush();
      parts.push({ game: String(token.lang), text: String(token.text) });
    } else text.push(token);
  }
  flush();
  return parts;
}
