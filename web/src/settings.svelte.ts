// What this device remembers about the person who uses it. What is null is decided by the table:
// a voice for small children, a calm pace for them, silence for a class.
import type { Speed } from "./pace/beats";
import { LANGUAGES, voice, type Language } from "./words/voice.svelte";

export type Theme = "auto" | "light" | "dark";

export interface Stored {
  language: Language;
  theme: Theme;
  /** Letters or signs on colours. */
  letters: boolean;
  name: string;
  sound: boolean | null;
  /** Reading aloud. */
  speech: boolean | null;
  speed: Speed | null;
  /** Dice roll by themselves, without a tap. */
  rolls: boolean;
  /** First a look at what a move does, then a second tap. */
  twoTaps: boolean;
  /** A field to type moves in. */
  typing: boolean;
  motion: "auto" | "less";
  /** A notice of the device when it is one's turn and the page is out of sight. */
  notice: boolean;
}

const KEY = "speeltafel";

function plain(): Stored {
  return {
    language: navigator.language.startsWith("en") ? "en" : "nl",
    theme: "auto",
    letters: false,
    name: "",
    sound: null,
    speech: null,
    speed: null,
    rolls: false,
    twoTaps: false,
    typing: false,
    motion: "auto",
    notice: false,
  };
}

function read(): Stored {
  const usual = plain();
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    const language = LANGUAGES.find((each) => each === stored.language) ?? usual.language;
    return { ...usual, ...stored, language };
  } catch {
    return usual;
  }
}

class Settings {
  stored: Stored = $state(read());

  async apply(): Promise<void> {
    const { dataset } = document.documentElement;
    if (this.stored.theme === "auto") delete dataset["theme"];
    else dataset["theme"] = this.stored.theme;
    if (this.stored.motion === "less") dataset["motion"] = "less";
    else delete dataset["motion"];
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
