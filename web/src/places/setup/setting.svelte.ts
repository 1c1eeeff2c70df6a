// A table being set up: which variant, who sits where. Everything has a good default.
import type { GameInfo, NewSeat, NewTable, OptionInfo, VariantInfo } from "../../wire/types.gen";
import { SHOWN } from "../../games";
import { say } from "../../words/voice.svelte";
import { device } from "../device.svelte";
import { animalName, firstLevel, namesOf } from "../opponents";

/** Chairs that fit round the table on a small phone; whole groups come by an open table. */
const MOST_CHAIRS = 6;

export class Setting {
  variantName = $state("");
  options: Record<string, boolean | number | string> = $state({});
  seats: NewSeat[] = $state([]);
  /** The chair that is being looked at. */
  chosen = $state(0);
  /** Who has the code sits down, and the host begins. */
  open = $state(false);

  constructor(readonly info: GameInfo) {
    const last = device.wish(info.game);
    const known = info.variants.find((each) => each.variant === last?.variant);
    const easiest = info.variants.find((each) => each.variant === SHOWN[info.game]?.easiest);
    this.variantName = (known ?? easiest ?? info.variants[0]!).variant;
    if (known && last) {
      this.options = { ...last.options };
      this.seats = last.seats.map((seat) => ({ ...seat }));
      // What the game no longer has is forgotten.
      for (const seat of this.seats)
        if (seat.kind === "computer" && !info.levels.some((each) => each.level === seat.level))
          seat.level = this.easy();
    }
    this.fit();
    this.chosen = this.seats.findIndex((_, seat) => seat !== this.me);
    if (this.chosen < 0) this.chosen = this.me;
  }

  variant = $derived.by((): VariantInfo =>
    this.info.variants.find((each) => each.variant === this.variantName)!,
  );
  /** The chair of whoever sets the table. */
  me = $derived(this.seats.findIndex((seat) => seat.kind === "here"));
  most = $derived(Math.min(this.variant.most ?? MOST_CHAIRS, MOST_CHAIRS));
  mayAdd = $derived(this.seats.length < this.most);
  mayRemove = $derived(this.seats.length > this.variant.least && this.chosen !== this.me);
  /** Nobody else plays. */
  alone = $derived(this.seats.length === 1);
  /** Whether somebody has still to come, so that the table waits. */
  inviting = $derived(this.seats.some((seat) => seat.kind === "elsewhere"));

  /** What people call each chair. */
  names = $derived.by((): string[] => {
    const animals = namesOf(
      this.seats.map((seat) => (seat.kind === "computer" ? (seat.level ?? "") : "")),
    );
    return this.seats.map((seat, index) => {
      if (index === this.me) return say("you-there");
      if (seat.kind === "computer") return animals[index]!;
      if (seat.kind === "elsewhere") return say("chair-guest");
      return seat.name || say("player-number", { number: index + 1 });
    });
  });

  easy(): string {
    return firstLevel(this.info.levels, this.variant.age);
  }

  chooseVariant(next: string): void {
    const first = !device.played(this.info.game);
    this.variantName = next;
    this.options = {};
    this.fit();
    // Until somebody has chosen, the opponent suits the age of the game.
    if (first)
      for (const seat of this.seats) if (seat.kind === "computer") seat.level = this.easy();
  }
  sit(kind: NewSeat["kind"], level = ""): void {
    if (this.alone) this.add();
    const seat = this.seats[this.chosen];
    if (!seat || this.chosen === this.me) return;
    seat.kind = kind;
    if (kind === "computer") seat.level = level || seat.level || this.usual();
  }
  add(): void {
    if (!this.mayAdd) return;
    this.seats.push({ kind: "computer", name: "", level: this.usual() });
    this.chosen = this.seats.length - 1;
  }
  remove(): void {
    if (!this.mayRemove) return;
    this.seats.splice(this.chosen, 1);
    this.chosen = Math.min(this.chosen, this.seats.length - 1);
    if (this.chosen === this.me && this.seats.length > 1)
      this.chosen = this.seats.findIndex((_, seat) => seat !== this.me);
  }
  /** You move on one chair: who sat there begins earlier. */
  swap(): void {
    const next = (this.me + 1) % this.seats.length;
    const mine = this.me;
    const seats = [...this.seats];
    [seats[mine], seats[next]] = [seats[next]!, seats[mine]!];
    if (this.chosen === next) this.chosen = mine;
    else if (this.chosen === mine) this.chosen = next;
    this.seats = seats;
  }

  /** What is asked of the server, and remembered for the next time. */
  wish(nickname: string): NewTable {
    device.wishFor(this.info.game, {
      variant: this.variantName,
      options: { ...this.options },
      seats: this.seats.map((seat) => ({ ...seat })),
    });
    const seats = this.seats.map((seat, index) => ({
      kind: seat.kind,
      name:
        index === this.me ? nickname : seat.kind === "here" ? seat.name || this.names[index]! : "",
      level: seat.kind === "computer" ? (seat.level ?? "") : "",
    }));
    return {
      game: this.info.game,
      variant: this.variantName,
      options: { ...this.options },
      seats,
      open: this.open && this.inviting,
    };
  }

  /** What was chosen so far, to go on with in another language. */
  state(): Pick<Setting, "variantName" | "options" | "seats" | "chosen" | "open"> {
    const { variantName, options, seats, chosen, open } = this;
    return { variantName, options, seats, chosen, open };
  }

  /** As strong as the others, so that one more changes nothing. */
  private usual(): string {
    return this.seats.find((seat) => seat.kind === "computer")?.level || this.easy();
  }
  private fit(): void {
    const wanted = Math.max(this.variant.least, Math.min(this.most, this.seats.length || 2));
    while (this.seats.length > wanted) {
      const spare = this.seats.findLastIndex((_, seat) => seat !== this.me);
      this.seats.splice(spare, 1);
    }
    while (this.seats.length < wanted)
      this.seats.push(
        this.seats.some((seat) => seat.kind === "here")
          ? { kind: "computer", name: "", level: this.usual() }
          : { kind: "here", name: "", level: "" },
      );
    this.chosen = Math.min(this.chosen, this.seats.length - 1);
    if (this.variant.most !== null) this.open = false;
  }
}

/** Who plays, in one breath: "jij, Muis en Haas". */
export const whoPlays = (setting: Setting): string[] =>
  setting.seats.map((seat, index) =>
    index === setting.me
      ? say("you")
      : seat.kind === "computer"
        ? animalName(seat.level ?? "")
        : seat.kind === "elsewhere"
          ? say("somebody-elsewhere")
          : setting.names[index]!,
  );

/** What a link asks for, as the code on a printed sheet does: `?sheet=garden`. */
export function optionsIn(
  search: string,
  known: readonly OptionInfo[],
): Record<string, boolean | number | string> {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(
    known.flatMap(({ option, values }) => {
      const value = values.find((each) => String(each) === asked.get(option));
      return value === undefined ? [] : [[option, value]];
    }),
  );
}
