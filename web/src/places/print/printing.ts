// What can be printed and how. The pack lies ready-made beside the pages; anything else is made to
// order by the server, where it can.
import { home } from "../../home";

export interface Printable {
  name: string;
  what: string;
  game: string;
  title: string;
  about: string;
  options: readonly string[];
  perPage: number;
  /** Of the file in the pack; 0: too large for it, only made to order. */
  bytes: number;
}

/** By language, what lies ready-made. */
export type Index = Record<string, Printable[]>;

export async function packIndex(): Promise<Index> {
  return (await (await fetch(home.url("paper/index.json"))).json()) as Index;
}

/** Whether this server makes documents to order. */
export async function hasPress(): Promise<boolean> {
  if (home.folder) return false;
  try {
    const answer = (await (await fetch("/api/print")).json()) as { made_to_order?: boolean };
    return Boolean(answer.made_to_order);
  } catch {
    return false;
  }
}

/** What can be had here. */
export function within(all: readonly Printable[], press: boolean): readonly Printable[] {
  return press ? all : all.filter(({ bytes }) => bytes);
}

export interface Choice {
  option: string;
  /** What the server calls it. */
  asked: string;
  /** Empty: written freely. */
  values: readonly string[];
  usual: string;
}

const EVERYWHERE = ["paper", "ink"];
const CHOICES: readonly Choice[] = [
  { option: "paper", asked: "paper", values: ["a4", "letter"], usual: "a4" },
  { option: "ink", asked: "ink", values: ["colour", "grey", "low"], usual: "colour" },
  { option: "large", asked: "large", values: ["no", "yes"], usual: "no" },
  { option: "backs", asked: "backs", values: ["fold", "separate", "duplex"], usual: "fold" },
  { option: "shift", asked: "shift", values: [], usual: "" },
  {
    option: "sheet",
    asked: "sheet",
    values: ["corners", "pinwheel", "garden", "all"],
    usual: "corners",
  },
  { option: "per-page", asked: "per_page", values: ["1", "2", "4"], usual: "1" },
  { option: "count", asked: "count", values: [], usual: "" },
  { option: "grade", asked: "grade", values: ["0", "1", "2", "3", "4", "5"], usual: "0" },
  { option: "numbers", asked: "numbers", values: [], usual: "" },
  { option: "size", asked: "size", values: ["single", "double", "glued"], usual: "single" },
  { option: "gold", asked: "gold", values: ["4-9", "3-8"], usual: "4-9" },
  { option: "deck", asked: "deck", values: ["derived", "all"], usual: "derived" },
  { option: "name", asked: "name", values: [], usual: "" },
  { option: "seed", asked: "seed", values: [], usual: "" },
];

export function choicesOf(
  printable: Printable,
  chosen: Readonly<Record<string, string>>,
): readonly Choice[] {
  // Backs move only where a printer turns the sheet itself.
  const turned = chosen.backs === "duplex" || !printable.options.includes("backs");
  return CHOICES.filter(
    ({ option }) =>
      EVERYWHERE.includes(option) ||
      (printable.options.includes(option) && (option !== "shift" || turned)),
  );
}

/** What stands in the pack for this choice, if nothing else has been chosen. */
export function usual(printable: Printable, choice: Choice): string {
  return choice.option === "per-page" ? String(printable.perPage) : choice.usual;
}

/** A picture of the first page: as chosen where it can be made, else as it lies in the pack. */
export function previewOf(
  printable: Printable,
  chosen: Readonly<Record<string, string>>,
  language: string,
  press: boolean,
): string {
  if (!press) return home.url(`paper/${language}/${printable.name}.png`);
  const asked = questionsOf(printable, chosen);
  if (printable.perPage > 1 && !asked.has("per_page"))
    asked.set("per_page", String(printable.perPage));
  asked.set("language", language);
  asked.set("preview", "true");
  return `/api/print/${printable.what}?${asked}`;
}

/** Where the PDF is: in the pack, or made to order. */
export function addressOf(
  printable: Printable,
  chosen: Readonly<Record<string, string>>,
  language: string,
): string {
  const asked = questionsOf(printable, chosen);
  if (!asked.size && printable.bytes) return home.url(`paper/${language}/${printable.name}.pdf`);
  if (printable.perPage > 1 && !asked.has("per_page"))
    asked.set("per_page", String(printable.perPage));
  asked.set("language", language);
  return `/api/print/${printable.what}?${asked}`;
}

/** What has been chosen otherwise than in the pack, as the server calls it. */
function questionsOf(
  printable: Printable,
  chosen: Readonly<Record<string, string>>,
): URLSearchParams {
  const asked = new URLSearchParams();
  for (const choice of choicesOf(printable, chosen)) {
    const value = chosen[choice.option] ?? "";
    if (!value || value === usual(printable, choice)) continue;
    asked.set(choice.asked, choice.option === "large" ? "true" : value);
  }
  return asked;
}
