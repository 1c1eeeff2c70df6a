// The words of the pages, in the language chosen now. Catalogues are the Fluent files that the
// Python side has too; sentences about games come spoken from the server.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "nl" | "en";
export const LANGUAGES: readonly Language[] = ["nl", "en"];

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  nl: () => import("./nl"),
  en: () => import("./en"),
};

class Voice {
  language: Language = $state("nl");
  private bundle: FluentBundle = $state.raw(new FluentBundle("nl"));

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource((await catalogues[language]()).default));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
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
