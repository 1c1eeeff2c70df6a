// Tips in a first game: one at each of the first own turns, until the table is touched; then the game
// says by itself what may be done.
import type { TableSession } from "../../table/session.svelte";
import { learned } from "./learned.svelte";

export class Coach {
  /** The turn whose tip has been read. */
  private read = $state(-1);

  constructor(
    private readonly table: string,
    private readonly session: TableSession,
  ) {}

  /** Own turns so far: moves in a row count once. */
  private turn = $derived.by((): number => {
    const { steps, wire } = this.session;
    const mine = steps
      .filter((step) => step.happening === "move")
      .map((step) => wire.you.includes(step.actor));
    return mine.filter((own, index) => own && !mine[index - 1]).length;
  });

  tip = $derived.by((): string => {
    const first = learned.firstGame(this.table);
    if (!first || !this.session.mine || this.session.end || this.read === this.turn) return "";
    return first.tips[this.turn] ?? "";
  });

  touch(): void {
    if (this.tip) this.read = this.turn;
  }

  /** The game has been played to its end. */
  ended(): void {
    const first = learned.firstGame(this.table);
    if (first && !learned.has(first.game, first.lesson)) learned.finish(first.game, first.lesson);
  }
}
