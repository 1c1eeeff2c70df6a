// Reading aloud for those who cannot read yet, by the browser's own voice where it has one.
import { voice } from "../../words/voice.svelte";

class Speech {
  readonly possible = "speechSynthesis" in globalThis;
  on = $state(false);

  toggle(): void {
    this.on = !this.on;
    if (!this.on) speechSynthesis.cancel();
  }

  say(text: string): void {
    if (!this.on || !text) return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = voice.language === "nl" ? "nl-NL" : "en-GB";
    spoken.rate = 0.95;
    speechSynthesis.cancel();
    speechSynthesis.speak(spoken);
  }
}

export const speech = new Speech();
