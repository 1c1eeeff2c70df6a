// What a person points at before a card is laid: a cube, a place, a card. Nothing is tried out: the
// cube is lifted and its place marked, no more (PK-5).
import type { BoardProps } from "../../table/board";
import type { PotzklotzView } from "../../wire/types.gen";
import { say } from "../../words/voice.svelte";
import { PASS, placeAt, placeName, readClaim, type Claim, type Place } from "./notation";
import type { Stand } from "./places";

export type Given = Omit<BoardProps, "view"> & { view: PotzklotzView };

export class Choice {
  private taken = $state<Place | null>(null);
  private aimed = $state<Place | null>(null);
  private picked = $state<string | null>(null);

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

  readonly source = $derived(this.may && !this.twins ? this.taken : null);
  readonly target = $derived(this.source ? this.aimed : null);
  readonly card = $derived(this.picked && this.cards.includes(this.picked) ? this.picked : null);
  private sources = $derived(new Set(this.claims.map(({ source }) => source)));
  private targets = $derived(
    new Set(this.claims.filter(({ source }) => source === this.source).map(({ target }) => target)),
  );

  /** Where a hint points. */
  readonly hinted = $derived.by(() => {
    const { hint } = this.given();
    const claim = hint ? readClaim(hint.move) : null;
    if (!hint || !claim) return { places: [], card: null, pass: hint?.move === PASS };
    const places = [claim.source, hint.stage > 1 ? claim.target : null].filter(
      (place) => place !== null,
    );
    return { places, card: hint.stage > 1 || this.twins ? claim.card : null, pass: false };
  });

  /** Every place that can be pointed at; one that is hinted at may be no choice yet. */
  readonly stands = $derived.by((): Stand[] => {
    const found = new Set(this.view.building.map(([x, y]) => placeName(x, y)));
    for (const place of [...this.targets, ...this.hinted.places]) if (place) found.add(place);
    return [...found].map((name) => {
      const [x, y] = placeAt(name);
      const height = this.heightAt(name) - (name === this.source ? 1 : 0);
      return { name, x, y, height, state: this.stateOf(name), label: this.labelOf(name) };
    });
  });

  /** The next thing to do, in one sentence. */
  readonly task = $derived.by(() => {
    if (!this.may) return "";
    if (this.twins) return say(this.card ? "potzklotz-lay-twin-now" : "potzklotz-pick-twin");
    if (!this.source) return say("potzklotz-take");
    if (!this.target) return say("potzklotz-put");
    return say(this.card ? "potzklotz-lay-now" : "potzklotz-pick");
  });

  heightAt(place: Place): number {
    const [x, y] = placeAt(place);
    return this.view.building.find((column) => column[0] === x && column[1] === y)?.[2] ?? 0;
  }

  labelOf(place: Place): string {
    const state = this.stateOf(place);
    const what = say("potzklotz-place", { place, height: this.heightAt(place) });
    return state ? `${what}, ${say(`potzklotz-can-${state}`)}` : what;
  }

  private stateOf(place: Place): Stand["state"] {
    if (!this.may || this.twins) return "";
    if (!this.source) return this.sources.has(place) ? "take" : "";
    if (place === this.source) return "taken";
    if (place === this.target) return "chosen";
    return this.targets.has(place) ? "put" : "";
  }

  /** A new situation, a new choice. */
  clear(): void {
    this.taken = this.aimed = this.picked = null;
  }

  /** Takes a cube, or says where it goes; what may not be done is asked, so that the table says
   * why not. */
  choose(place: Place): void {
    const { ask, announce } = this.given();
    if (!this.may) return;
    const any = this.card ?? this.cards[0] ?? "";
    if (this.twins || !this.source) {
      if (!this.twins && this.sources.has(place)) {
        this.taken = place;
        announce(say("potzklotz-took", { place }));
      } else ask(`${place}>${place === "a1" ? "a2" : "a1"}=${any}`);
    } else if (place === this.source) this.taken = this.aimed = null;
    else if (this.targets.has(place)) {
      this.aimed = place;
      announce(say("potzklotz-aimed", { place }));
    } else ask(`${this.source}>${place}=${any}`);
  }

  pick(card: string): void {
    this.picked = this.card === card ? null : card;
  }

  /** The claim that has been pointed at, or null when it is not yet whole. */
  claim(): string | null {
    if (!this.card) return null;
    if (this.twins) return `=${this.card}`;
    return this.source && this.target ? `${this.source}>${this.target}=${this.card}` : null;
  }
}
