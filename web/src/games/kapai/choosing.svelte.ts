// A draw being made: a symbol, a field or two, a frame where there is a choice, rows for crosses.
// Everything possible stands in the moves; each choice leaves those that fit.
import { choiceOn, choicesOf, type Choice } from "./bands";
import { readDraw, type Draw } from "./notation";

export class Choosing {
  private sign = $state("");
  picked: string[] = $state([]);
  private frame: number | null = $state(null);
  crosses: string[] = $state([]);
  /** A field was tapped before a symbol was chosen: it gets the symbol that comes. */
  hasty: string | null = $state(null);

  constructor(private readonly moves: () => readonly string[]) {}

  private draws = $derived.by((): Draw[] => this.moves().map(readDraw));
  signs = $derived.by((): string[] => [...new Set(this.draws.map((draw) => draw.sign))]);
  /** The symbol that will be drawn. */
  chosen = $derived.by((): string =>
    this.signs.length === 1 ? this.signs[0]! : this.signs.includes(this.sign) ? this.sign : "",
  );
  private withSign = $derived.by((): Draw[] =>
    this.draws.filter((draw) => !this.chosen || draw.sign === this.chosen),
  );
  private fitting = $derived.by((): Draw[] =>
    this.withSign.filter((draw) => this.picked.every((field) => draw.fields.includes(field))),
  );
  open = $derived.by((): string[] =>
    [...new Set(this.fitting.flatMap((draw) => draw.fields))].filter(
      (field) => !this.picked.includes(field),
    ),
  );
  /** All fields have their symbol. */
  private placed = $derived.by((): Draw[] =>
    this.chosen && this.picked.length
      ? this.fitting.filter((draw) => draw.fields.length === this.picked.length)
      : [],
  );
  isPlaced = $derived.by((): boolean => this.placed.length > 0);
  /** Frames to choose from; none where there is nothing to choose. */
  choices = $derived.by((): Choice[] => {
    const texts = [...new Set(this.placed.map((draw) => draw.frames.join(" ")))];
    return texts.length > 1 ? choicesOf(texts) : [];
  });
  framed = $derived.by((): number | null =>
    this.frame !== null && this.frame < this.choices.length ? this.frame : null,
  );
  private asFramed = $derived.by((): Draw[] => {
    if (!this.choices.length) return this.placed;
    if (this.framed === null) return [];
    const { text } = this.choices[this.framed]!;
    return this.placed.filter((draw) => draw.frames.join(" ") === text);
  });
  private crossed = $derived.by((): Draw[] =>
    this.asFramed.filter((draw) => without(draw.crosses, this.crosses) !== null),
  );
  /** Rows where a cross may go now. */
  openCrosses = $derived.by((): string[] =>
    this.asFramed.length > 1
      ? [...new Set(this.crossed.flatMap((draw) => without(draw.crosses, this.crosses) ?? []))]
      : [],
  );
  ready = $derived.by((): Draw | null => (this.crossed.length === 1 ? this.crossed[0]! : null));
  /** What it looks like so far, for the score: without crosses still to be chosen. */
  sofar = $derived.by((): Draw | null => {
    if (this.ready) return this.ready;
    const first = this.asFramed[0];
    return first ? { ...first, crosses: this.crosses } : null;
  });
  /** Two symbols at once. */
  pair = $derived.by((): boolean => this.withSign[0]?.fields.length === 2);

  /** Nothing is chosen any more: another round. */
  forget(): void {
    this.sign = "";
    this.hasty = null;
    this.clear();
  }

  clear(): void {
    this.picked = [];
    this.frame = null;
    this.crosses = [];
  }

  chooseSign(sign: string): void {
    const field = this.hasty ?? (this.picked.length === 1 ? this.picked[0]! : null);
    this.sign = sign;
    this.hasty = null;
    this.clear();
    if (field && this.open.includes(field)) this.picked = [field];
  }

  /** A field was tapped; false when that may not be. */
  tap(field: string): boolean {
    const choice = this.choices.length ? choiceOn(this.choices, field, this.framed) : undefined;
    if (choice) this.chooseFrame(choice.index);
    else if (this.picked.includes(field)) this.clear();
    else if (!this.chosen) {
      if (!this.open.includes(field)) return false;
      this.hasty = field;
    } else if (this.open.includes(field)) this.picked = [...this.picked, field];
    else if (this.withSign.some((draw) => draw.fields.includes(field))) {
      this.clear();
      this.picked = [field];
    } else return false;
    return true;
  }

  chooseFrame(index: number): void {
    this.frame = index;
    this.crosses = [];
  }

  cross(sign: string): void {
    this.crosses = [...this.crosses, sign];
  }
}

/** Crosses are a bag: what is left of all without some; null when those are not among them. */
function without(all: readonly string[], some: readonly string[]): string[] | null {
  const left = [...all];
  for (const each of some) {
    const at = left.indexOf(each);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
