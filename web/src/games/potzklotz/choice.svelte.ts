// What a person does before a card is laid: take a cube, set it down, choose a card. Touch is move
// (PK-5): a cube that has been set down stays. Only where turning is agreed on, so that looking is
// free, it may go back as well.
import type { BoardProps } from "../../table/board/props";
import type { PotzklotzView } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";
import { PASS, placeAt, placeName, readClaim, type Claim, type Place } from "./notation";
import type { Stand } from "./places";

export type Given = Omit<BoardProps, "view"> & { view: PotzklotzView };

/** What a hint points at. */
export interface Pointed {
  from: Place | null;
  to: Place | null;
  card: string | null;
  pass: boolean;
}
const NOWHERE: Pointed = { from: null, to: null, card: null, pass: false };

export class Choice {
  private taken = $state<Place | null>(null);
  private put = $state<Place | null>(null);
  private picked = $state<string | null>(null);
  /** The place under the cube in the hand. */
  over = $state<Place | null>(null);
  /** Somebody tried to move a cube that stands. */
  private reminded = $state(false);

  constructor(private readonly given: () => Given) {}

  private view = $derived.by(() => this.given().view);
  readonly may = $derived.by(() => this.given().moves.length > 0);
  private claims = $derived.by((): Claim[] =>
    this.given()
      .moves.map(readClaim)
      .filter((claim) => claim !== null),
  );
  /** Only the other card of this building may be laid now, and no cube moved (PK-11). */
  readonly twins = $derived(this.claims.some(({ source }) => source === null));
  readonly cards = $derived.by((): string[] => {
    const { seat, view } = this.given();
    return (seat === null ? [] : (view.hands[seat] ?? [])).filter((each) => each !== null);
  });

  /** Where the cube came from that is in the hand, or has been set down. */
  readonly source = $derived(this.twins ? null : this.taken);
  readonly target = $derived(this.source ? this.put : null);
  readonly held = $derived(this.source !== null && this.target === null);
  /** A cube that has been set down may be taken back. */
  readonly lenient = $derived(this.view.agreed.turning);
  readonly card = $derived(this.picked && this.cards.includes(this.picked) ? this.picked : null);
  private sources = $derived(new Set(this.claims.map(({ source }) => source)));
  private targets = $derived(
    new Set(this.claims.filter(({ source }) => source === this.source).map(({ target }) => target)),
  );

  /** Where a hint points: first at the card, then at the cube and its place, as far as that is not
   * done. */
  readonly hinted = $derived.by((): Pointed => {
    const { hint } = this.given();
    const claim = hint ? readClaim(hint.move) : null;
    if (!hint || !claim) return { ...NOWHERE, pass: hint?.move === PASS };
    const [source, target] = hint.stage > 1 ? [claim.source, claim.target] : [null, null];
    const taken = this.source === source;
    return {
      from: taken ? null : source,
      to: taken && this.target === target ? null : target,
      card: claim.card,
      pass: false,
    };
  });
  readonly hintedPlaces = $derived(
    [this.hinted.from, this.hinted.to].filter((place) => place !== null),
  );

  /** Every place that can be pointed at; one that is hinted at may be no choice yet. */
  readonly stands = $derived.by((): Stand[] => {
    const found = new Set(this.view.building.map(([x, y]) => placeName(x, y)));
    const free = this.target ? [this.target] : this.targets;
    for (const place of [...free, ...this.hintedPlaces]) if (place) found.add(place);
    return [...found].map((name) => {
      const [x, y] = placeAt(name);
      const height =
        this.heightAt(name) - Number(name === this.source) + Number(name === this.target);
      return { name, x, y, height, state: this.stateOf(name), label: this.labelOf(name) };
    });
  });

  /** The next thing to do, in one sentence. */
  readonly task = $derived.by(() => {
    if (!this.may) return "";
    if (this.twins) return say(this.card ? "potzklotz-lay-twin-now" : "potzklotz-pick-twin");
    if (!this.source) return say("potzklotz-take");
    if (!this.target) return say(this.over ? "potzklotz-let-go" : "potzklotz-put");
    if (this.reminded) return say("potzklotz-stays");
    return say(this.card ? "potzklotz-lay-now" : "potzklotz-pick");
  });

  heightAt(place: Place): number {
    const [x, y] = placeAt(place);
    return this.view.building.find((column) => column[0] === x && column[1] === y)?.[2] ?? 0;
  }

  labelOf(place: Place): string {
    const state = this.stateOf(place);
    const what = say("potzklotz-place", { place, height: this.heightAt(place) });
    return [
      what,
      state ? say(`potzklotz-can-${state}`) : "",
      place === this.hinted.from ? say("potzklotz-hint-from") : "",
      place === this.hinted.to ? say("potzklotz-hint-to") : "",
    ]
      .filter(Boolean)
      .join(", ");
  }

  private stateOf(place: Place): Stand["state"] {
    if (!this.may || this.twins) return "";
    if (!this.source) return this.sources.has(place) ? "take" : "";
    if (place === this.target) return "chosen";
    if (place === this.source) return "taken";
    if (this.target || !this.targets.has(place)) return "";
    return place === this.over ? "over" : "put";
  }

  /** A new situation, a new choice. */
  clear(): void {
    this.taken = this.put = this.picked = this.over = null;
    this.reminded = false;
  }

  /** The hand closes round the cube of this place, as far as it may. */
  grab(place: Place): boolean {
    if (!this.may || this.twins) return false;
    if (this.lenient && this.target && place === this.target) {
      this.put = null;
      return true;
    }
    if (this.held) return place === this.source;
    if (this.source || !this.sources.has(place)) return false;
    this.take(place);
    return true;
  }

  /** The cube goes back to where it came from; nothing has been seen of another building. */
  release(): void {
    if (this.held || this.lenient) this.taken = this.put = null;
    this.over = null;
  }

  isTarget(place: Place | null): boolean {
    return this.held && this.targets.has(place);
  }

  /** Takes a cube, or sets it down; what may not be done is asked, so that the table says why not.
   */
  choose(place: Place): void {
    const { ask, announce } = this.given();
    if (!this.may) return;
    const any = this.card ?? this.cards[0] ?? "";
    if (this.target) return this.chooseAgain(place);
    if (this.twins || !this.source) {
      if (!this.twins && this.sources.has(place)) this.take(place);
      else ask(`${place}>${place === "a1" ? "a2" : "a1"}=${any}`);
    } else if (place === this.source) this.release();
    else if (this.targets.has(place)) {
      this.put = place;
      this.over = null;
      announce(say("potzklotz-aimed", { place }));
    } else ask(`${this.source}>${place}=${any}`);
  }

  private take(place: Place): void {
    this.taken = place;
    this.given().announce(say("potzklotz-took", { place }));
  }

  /** The cube stands already. */
  private chooseAgain(place: Place): void {
    if (this.lenient && place === this.target) this.put = null;
    else if (this.lenient && place === this.source) this.release();
    else {
      this.reminded = true;
      this.given().announce(say("potzklotz-stays"));
    }
  }

  pick(card: string): void {
    this.picked = this.card === card ? null : card;
    this.reminded = false;
  }

  /** The claim that has been made ready, or null when it is not yet whole. */
  claim(): string | null {
    if (!this.card) return null;
    if (this.twins) return `=${this.card}`;
    return this.source && this.target ? `${this.source}>${this.target}=${this.card}` : null;
  }
}

/** Whatever changes this, takes the board out of the hands of whoever had picked something up. */
export const situationOf = (view: PotzklotzView): string =>
  JSON.stringify([
    view.turn,
    view.last,
    view.building,
    view.answering,
    view.game,
    view.laid_this_turn,
  ]);
