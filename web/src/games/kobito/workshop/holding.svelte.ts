// What a person holds: cards chosen from the hand, or the end of a rainbow lifted from the workshop.
import { untrack } from "svelte";
import { choiceOf, liftsAt, together, type Lifted } from "./choice";
import type { Move } from "../notation";

/** What the holding is told of the table. */
export interface Around {
  hand: readonly number[];
  moves: readonly Move[];
  /** The numbers of a rainbow in the own workshop. */
  numbersAt: (spot: string) => readonly number[];
}

export class Holding {
  /** Indices in the hand. */
  chosen: readonly number[] = $state.raw([]);
  lifted: Lifted | null = $state.raw(null);
  readonly cards = $derived.by((): number[] =>
    this.chosen.flatMap((index) => this.around().hand[index] ?? []),
  );
  readonly choice = $derived.by(() => choiceOf(this.around().moves, this.cards, this.lifted));
  readonly any = $derived.by((): boolean => this.cards.length > 0 || this.lifted !== null);
  private held: readonly number[] = [];

  constructor(private readonly around: () => Around) {}

  /** Cards in the hand keep being chosen when others come or go; those that are played are not. */
  notice(now: readonly number[]): void {
    if (now.join() === this.held.join()) return;
    const left = [...now];
    const numbers = this.chosen.flatMap((index) => this.held[index] ?? []);
    this.held = now;
    this.chosen = numbers.flatMap((number) => {
      const at = left.indexOf(number);
      if (at >= 0) left[at] = -1;
      return at >= 0 ? [at] : [];
    });
  }

  drop(): void {
    this.chosen = [];
    this.lifted = null;
  }

  pick(index: number): void {
    const { hand, moves } = this.around();
    this.lifted = null;
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((each) => each !== index);
    else if (this.chosen.length && together(moves, [...this.cards, hand[index]!]))
      this.chosen = [...this.chosen, index];
    else this.chosen = [index];
  }

  /** Only this card, as when it is dragged. */
  take(index: number): void {
    if (this.chosen.includes(index)) return;
    this.lifted = null;
    this.chosen = [index];
  }

  /** Whether this card of the workshop is part of what is lifted. */
  lifts(spot: string, index: number): boolean {
    const number = this.around().numbersAt(spot)[index];
    return this.lifted?.spot === spot && this.lifted.numbers.includes(number!);
  }

  /** Taps go round: what may be lifted from here, the other end, nothing. */
  lift(spot: string, index: number): void {
    const { moves, numbersAt } = this.around();
    const parts = liftsAt(moves, spot, numbersAt(spot), index);
    const now = parts.findIndex(
      (part) => this.lifted?.spot === spot && part.numbers.join() === this.lifted.numbers.join(),
    );
    this.chosen = [];
    this.lifted = parts[now + 1] ?? null;
  }
}

/** What is held at this board; to be called once, at its top. */
export function holding(around: () => Around): Holding {
  const held = new Holding(around);
  $effect.pre(() => {
    const { hand } = around();
    untrack(() => held.notice(hand));
  });
  return held;
}
