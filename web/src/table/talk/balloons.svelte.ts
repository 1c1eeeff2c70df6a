// What was just said at the table, at the plate of whoever said it, for a few seconds.
const LASTS = 4500;

export class Balloons {
  said: ReadonlyMap<number, string> = $state.raw(new Map());
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  say(seat: number, text: string): void {
    this.said = new Map([...this.said, [seat, text]]);
    clearTimeout(this.timers.get(seat));
    this.timers.set(
      seat,
      setTimeout(() => {
        this.said = new Map([...this.said].filter(([each]) => each !== seat));
      }, LASTS),
    );
  }

  clear(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
