// The words of the pages, in the language chosen now. Catalogues are the Fluent files that the
// Python side has too; sentences about games come spoken from the server.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "nl" | "en";
export const LANGUAGES: readonly Language[] = ["nl", "en"];

type Catalogue = () => Promise<{ default: string }>;

/** The first suffices for the shelf; no other place is shown without the rest. */
const catalogues: Record<Language, readonly [first: Catalogue, rest: Catalogue]> = {
  nl: [() => import("./nl"), () => import("./nl-rest")],
  en: [() => import("./en"), () => import("./en-rest")],
};

class Voice {
  language: Language = $state("nl");
  private bundle: FluentBundle = $state.raw(new FluentBundle("nl"));
  private whole = false;
  private completed: Promise<void> | null = null;
  private asked = 0;
  private spoken = "";

  async speak(language: Language): Promise<void> {
    const turn = ++this.asked;
    const wanted = `${language} ${this.whole}`;
    if (wanted === this.spoken) return;
    const [first, rest] = catalogues[language];
    const files = await Promise.all(this.whole ? [first(), rest()] : [first()]);
    if (turn !== this.asked) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { default: words } of files) bundle.addResource(new FluentResource(words));
    this.bundle = bundle;
    this.spoken = wanted;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** From now on all words, not only those of the shelf. */
  complete(): Promise<void> {
    this.whole = true;
    this.completed ??= this.speak(this.language).catch((trouble: unknown) => {
      this.completed = null; // asked for again when somebody tries again
      throw trouble;
    });
    return this.completed;
  }

  /** The words of this code, which stands in `words/<language>/web/` with `web-` before it. */
  say(code: string, args: Record<string, string | number> = {}): string {
    const pattern = this.bundle.getMessage(`web-${code}`)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args) : `web-${code}`;
  }
}

export const voice = new Voice();

/** Short for what every page does most. */
export const say = (code: string, args: Record<string, string | number> = {}): string =>
  voice.say(code, args);
