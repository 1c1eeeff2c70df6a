// What this device remembers about the person who uses it.
import { LANGUAGES, voice, type Language } from "./words/voice.svelte";

export type Theme = "auto" | "light" | "dark";

interface Stored {
  language: Language;
  theme: Theme;
  letters: boolean;
  name: string;
}

const KEY = "speeltafel";

function read(): Stored {
  const preferred: Language = navigator.language.startsWith("en") ? "en" : "nl";
  const plain: Stored = { language: preferred, theme: "auto", letters: false, name: "" };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    const language = LANGUAGES.find((each) => each === stored.language) ?? plain.language;
    return { ...plain, ...stored, language };
  } catch {
    return plain;
  }
}

class Settings {
  stored: Stored = $state(read());

  async apply(): Promise<void> {
    if (this.stored.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.stored.theme;
    await voice.speak(this.stored.language);
  }

  async change(part: Partial<Stored>): Promise<void> {
    Object.assign(this.stored, part);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // A private window forgets; nothing is lost but the preference.
    }
    await this.apply();
  }
}

export const settings = new Settings();
