// What is read aloud, in order: the task before everything else; what is being said is finished;
// at most one more line waits, and a newer one takes its place.

export interface Speaker {
  /** Says it; `done` is called when it is over, also when it fails. */
  speak: (text: string, done: () => void) => void;
  silence: () => void;
}

export class SpeechQueue {
  /** The task, to be heard again. */
  task = "";
  private speaking = "";
  private next: { text: string; task: boolean } | null = null;
  private rested: (() => void)[] = [];
  /** Counts what was begun: what was silenced must not report that it is done. */
  private turn = 0;

  constructor(private readonly speaker: Speaker) {}

  /** What is to be done now; it waits only for what is being said. */
  setTask(text: string): void {
    this.task = text;
    if (text) this.add(text, true);
  }

  /** What happened. It does not push a waiting task aside. */
  tell(text: string): void {
    if (text && !(this.next?.task && this.speaking)) this.add(text, false);
  }

  /** The task once more, at once. */
  again(): void {
    this.silence();
    if (this.task) this.begin(this.task);
  }

  silence(): void {
    this.next = null;
    this.turn++;
    if (this.speaking) this.speaker.silence();
    this.rest();
  }

  /** When nothing is said any more, or after so many milliseconds. */
  quiet(most: number): Promise<void> {
    if (!this.speaking) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, most);
      this.rested.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private add(text: string, task: boolean): void {
    if (text === this.speaking) return;
    if (this.speaking) this.next = { text, task };
    else this.begin(text);
  }

  private begin(text: string): void {
    this.speaking = text;
    const turn = ++this.turn;
    this.speaker.speak(text, () => {
      if (turn === this.turn) this.done();
    });
  }

  private done(): void {
    const { next } = this;
    this.next = null;
    if (next) this.begin(next.text);
    else this.rest();
  }

  private rest(): void {
    this.speaking = "";
    for (const each of this.rested.splice(0)) each();
  }
}
