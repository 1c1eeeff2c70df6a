// A pot is won: the last card lies, the whole rainbow is seen, the gold goes to whoever won it, and
// only then another pot takes its place. Until that the board shows the table as it was.
import { tick } from "svelte";
import type { Pace } from "../../../pace/pace.svelte";
import { sound } from "../../../sound/sound.svelte";
import { still } from "../../../table/motion";
import type { KobitoCardView, KobitoView, Step } from "../../../wire/types.gen";
import { KOBITO, POTS, readMove, type Block, type Move } from "../notation";

export interface Won {
  letter: string;
  length: number;
  value: number;
}

export interface Payment {
  /** The table with the full rainbows, and the points as they were. */
  view: KobitoView;
  winner: number;
  won: readonly Won[];
}

/** What the newest move has won; null where it won nothing. */
export function paymentFor(
  before: KobitoView | null,
  now: KobitoView,
  steps: readonly Step[],
): Payment | null {
  const step = steps.findLast((each) => each.happening === "move" && each.actor >= 0);
  if (!before || !step?.move) return null;
  const winner = step.actor;
  const owned = before.players[winner];
  if (!owned || (now.players[winner]?.won.length ?? 0) <= owned.won.length) return null;
  const laid = laidBy(before, winner, readMove(step.move));
  const full = before.pots.map((pot, slot) => {
    const [left, right] = laid.get(POTS[slot]!) ?? [[], []];
    if (!pot || !(left.length || right.length)) return null;
    const cards = [...left, ...pot.rainbow.cards, ...right];
    return cards.length === pot.length ? { ...pot, rainbow: { ...pot.rainbow, cards } } : null;
  });
  const won = full.flatMap((pot, slot) =>
    pot ? [{ letter: POTS[slot]!, length: pot.length, value: pot.value }] : [],
  );
  if (!won.length) return null;
  const players = now.players.map((player, seat) =>
    seat === winner ? { ...player, score: owned.score, won: owned.won } : player,
  );
  return {
    view: { ...now, pots: now.pots.map((pot, slot) => full[slot] ?? pot), players },
    winner,
    won,
  };
}

type Ends = [left: readonly KobitoCardView[], right: readonly KobitoCardView[]];

/** What the move adds to the rainbows of the pots. */
function laidBy(before: KobitoView, seat: number, move: Move): Map<string, Ends> {
  const laid = new Map<string, Ends>();
  const add = (pot: string, side: Block["side"], cards: readonly KobitoCardView[]): void => {
    const [left, right] = laid.get(pot) ?? [[], []];
    laid.set(pot, side === "left" ? [cards, right] : [left, cards]);
  };
  if (move.verb === "lay") {
    const rainbow = before.pots[POTS.indexOf(move.spot as (typeof POTS)[number])]?.rainbow;
    const number = rainbow?.[move.side];
    if (number) add(move.spot, move.side, [{ number, kobito: move.card === KOBITO, pairs: 0 }]);
  } else if (move.verb === "carry") {
    const cards = before.players[seat]?.workshop[Number(move.spot.slice(1)) - 1]?.cards ?? [];
    const at = (number: number): number => cards.findIndex((card) => card.number === number);
    for (const { pot, side, first, last } of move.blocks)
      add(pot, side, cards.slice(at(first), at(last) + 1));
  }
  return laid;
}

type Clock = Pick<Pace, "beat" | "length">;

export type Phase = "landed" | "shines" | "pays";

export class Paying {
  payment: Payment | null = $state.raw(null);
  phase: Phase = $state("landed");
  /** The film runs; without one, after a reconnect, nothing is held back. */
  private running = false;
  private before: KobitoView | null = null;

  /** Before anything is drawn: what was won is still to be seen. */
  notice(now: KobitoView, steps: readonly Step[], pace: Clock | undefined): void {
    const found = pace?.length("look") ? paymentFor(this.before, now, steps) : null;
    this.before = now;
    if (this.running) return;
    this.payment = found;
    this.phase = "landed";
    if (found)
      setTimeout(() => {
        if (!this.running) this.payment = null;
      }, 200);
  }

  isPaying(letter: string): boolean {
    return this.payment?.won.some((each) => each.letter === letter) ?? false;
  }

  /** @param coins lets the gold fly from the pots to whoever won them, in so many milliseconds. */
  async show(pace: Clock, say: (payment: Payment) => void, coins: Coins): Promise<void> {
    const { payment } = this;
    if (!payment) return;
    this.running = true;
    await pace.beat("land");
    this.phase = "shines";
    sound.play("right");
    say(payment);
    await pace.beat("look");
    if (still()) await pace.beat("look");
    this.phase = "pays";
    await tick();
    const long = pace.length("home", 2);
    coins(payment, long);
    for (let coin = 0; coin < COINS && long; coin++)
      setTimeout(() => sound.play("tick"), (long * (coin + 1)) / COINS);
    await pace.beat("home", 2);
    this.payment = null;
    this.running = false;
    await pace.beat("look");
  }
}

export const COINS = 5;
export type Coins = (payment: Payment, milliseconds: number) => void;
