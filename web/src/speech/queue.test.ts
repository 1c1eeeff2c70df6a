import { beforeEach, describe, expect, test, vi } from "vitest";
import { SpeechQueue } from "./queue";

let said: string[];
let done: (() => void)[];
let queue: SpeechQueue;

beforeEach(() => {
  said = [];
  done = [];
  queue = new SpeechQueue({
    speak: (text, finished) => {
      said.push(text);
      done.push(finished);
    },
    silence: () => undefined,
  });
});

describe("the voice", () => {
  test("finishes what it says before the next line", () => {
    queue.tell("Muis legt een tegel.");
    queue.tell("Haas past.");
    expect(said).toEqual(["Muis legt een tegel."]);
    done[0]!();
    expect(said).toEqual(["Muis legt een tegel.", "Haas past."]);
  });

  test("lets at most one more line wait, the newest", () => {
    queue.tell("een");
    queue.tell("twee");
    queue.tell("drie");
    done[0]!();
    done[1]!();
    expect(said).toEqual(["een", "drie"]);
  });

  test("says the task before anything else that waits", () => {
    queue.tell("Muis legt een tegel.");
    queue.setTask("Wat past op deze tegel?");
    queue.tell("rood, rond");
    done[0]!();
    done[1]!();
    expect(said).toEqual(["Muis legt een tegel.", "Wat past op deze tegel?"]);
  });

  test("repeats the task on request, at once", () => {
    queue.setTask("Wat past?");
    done[0]!();
    queue.tell("rood, rond");
    queue.again();
    expect(said).toEqual(["Wat past?", "rood, rond", "Wat past?"]);
    done[1]!(); // of the line that was cut off
    queue.tell("blauw");
    expect(said.at(-1)).toBe("Wat past?");
    done[2]!();
    expect(said.at(-1)).toBe("blauw");
  });

  test("does not say the same twice at a time", () => {
    queue.tell("een");
    queue.tell("een");
    done[0]!();
    expect(said).toEqual(["een"]);
  });

  test("holds up the table until it is done, but not for ever", async () => {
    vi.useFakeTimers();
    let free = 0;
    queue.tell("een");
    void queue.quiet(4000).then(() => free++);
    await vi.advanceTimersByTimeAsync(3999);
    expect(free).toBe(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(free).toBe(1);
    void queue.quiet(4000).then(() => free++);
    done[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(free).toBe(2);
    await queue.quiet(4000);
    vi.useRealTimers();
  });
});
