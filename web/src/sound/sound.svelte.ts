// Small wooden sounds, made on the spot: no files, nothing before the first touch, and never
// anything that is not also seen. What is asked is announced as an event, so that tests can listen.
import { recipe, type Part, type SoundName, type Tone } from "./recipes";

/** About −18 dB. */
const LOUD = 0.126;
/** Milliseconds: waking it takes a weak phone as long as several pictures, so not in the midst of a
 * movement. */
const SOON = 600;
/** A piece of wood rings at these, a marimba also at its fourth partial. */
const RINGS = [1, 980 / 420, 1650 / 420] as const;

class Sound {
  /** Whether this device wants to hear anything; the settings and the table say so. */
  on = $state(true);
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private waking = false;

  constructor() {
    addEventListener("pointerdown", this.wakeSoon, { capture: true });
    addEventListener("keydown", this.wakeSoon, { capture: true });
    // Whoever came here by a touch has touched the page already.
    if (globalThis.navigator?.userActivation?.hasBeenActive) this.wakeSoon();
  }

  play(name: SoundName, tone: Tone = {}): void {
    if (!this.on) return;
    dispatchEvent(new CustomEvent("speeltafel:sound", { detail: name }));
    const { context } = this;
    if (!context || context.state !== "running" || document.hidden) return;
    const now = context.currentTime + 0.005;
    for (const part of recipe(name, tone)) this.sound(context, part, now + part.at);
  }

  /** Browsers let nothing sound before a person has touched the page. */
  private readonly wakeSoon = (): void => {
    if (this.waking || !this.on || this.context || !("AudioContext" in globalThis)) return;
    this.waking = true;
    setTimeout(this.wake, SOON);
  };

  private readonly wake = (): void => {
    this.waking = false;
    if (!this.on || this.context) return;
    this.context = new AudioContext();
    void this.context.resume();
  };

  private sound(context: AudioContext, part: Part, at: number): void {
    const loud = LOUD * part.loud;
    switch (part.is) {
      case "wood": {
        const slant = 1 + 0.06 * (Math.random() - 0.5);
        this.hiss(context, at, 0.004, loud, part.pitch * 3, 1.2);
        RINGS.forEach((ring, index) =>
          this.ring(
            context,
            at,
            part.pitch * ring * slant,
            part.long / (1 + index),
            loud / (1 + index),
          ),
        );
        break;
      }
      case "note":
        this.ring(context, at, part.pitch, part.long, loud);
        this.ring(context, at, part.pitch * 4, part.long / 3, loud / 5);
        break;
      case "pencil":
        this.hiss(context, at, part.long, loud * 0.5, 3400, 1.4);
        break;
      case "glide":
        this.hiss(context, at, part.long, loud * 0.5, 900, 0.8);
        break;
    }
  }

  private ring(context: AudioContext, at: number, pitch: number, long: number, loud: number): void {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    const fade = context.createGain();
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(loud, at + 0.002);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + long);
    tone.connect(fade).connect(context.destination);
    tone.start(at);
    tone.stop(at + long + 0.02);
  }

  private hiss(
    context: AudioContext,
    at: number,
    long: number,
    loud: number,
    pitch: number,
    narrow: number,
  ): void {
    this.noise ??= whiteNoise(context);
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    band.Q.value = narrow;
    const fade = context.createGain();
    fade.gain.setValueAtTime(loud, at);
    fade.gain.setValueAtTime(loud, at + long * 0.7);
    fade.gain.linearRampToValueAtTime(0, at + long);
    source.connect(band).connect(fade).connect(context.destination);
    source.start(at, Math.random() * 0.5);
    source.stop(at + long + 0.02);
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = 2 * Math.random() - 1;
  return buffer;
}

export const sound = new Sound();
