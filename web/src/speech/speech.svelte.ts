// Reading aloud, by the browser's own voice where it has one. What is asked of it is announced as an
// event, so that tests can listen.
import { voice } from "../words/voice.svelte";
import { SpeechQueue, type Speaker } from "./queue";

/** A voice that never reports its end must not hold up the table. */
const LONGEST = 12_000;

const browser: Speaker = {
  speak(text, done) {
    dispatchEvent(new CustomEvent("speeltafel:speech", { detail: text }));
    if (!("speechSynthesis" in globalThis)) return done();
    // A device without a voice says nothing and reports nothing.
    if (!speechSynthesis.getVoices().length) {
      done();
      done = () => undefined;
    }
    const line = new SpeechSynthesisUtterance(text);
    line.lang = voice.language === "nl" ? "nl-NL" : "en-GB";
    line.rate = 0.95;
    const timer = setTimeout(done, LONGEST);
    line.onend = line.onerror = () => {
      clearTimeout(timer);
      done();
    };
    speechSynthesis.speak(line);
  },
  silence() {
    if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
  },
};

class Speech {
  readonly possible = "speechSynthesis" in globalThis;
  /** The settings and the table say so. */
  on = $state(false);
  private readonly queue = new SpeechQueue(browser);

  /** What is to be done now. It is kept for `again` even while nothing is read aloud. */
  task(text: string): void {
    if (this.on) this.queue.setTask(plain(text));
    else this.queue.task = plain(text);
  }

  /** What happened, or what was touched. */
  tell(text: string): void {
    if (this.on) this.queue.tell(plain(text));
  }

  /** The big button: the task once more, also where nothing else is read aloud. */
  again(): void {
    this.queue.again();
  }

  silence(): void {
    this.queue.silence();
  }

  /** The table waits until the voice has finished, but not for ever. */
  quiet(most = 4000): Promise<void> {
    return this.queue.quiet(most);
  }
}

/** Without the marks for heavy type. */
const plain = (text: string): string => text.replaceAll("**", "");

export const speech = new Speech();
