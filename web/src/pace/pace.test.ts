import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BEATS, length, type Manner } from "./beats";
import { Pace } from "./pace.svelte";
import { Scenes, type Showing } from "./scenes.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NORMAL: Manner = { speed: "normal", still: false };

describe("beats", () => {
  test("a calm turn takes 1.6 times as long, a brisk one half, at once none", () => {
    expect(length("roll", { speed: "calm", still: false })).toBe(1120);
    expect(length("roll", NORMAL)).toBe(700);
    expect(length("roll", { speed: "brisk", still: false })).toBe(350);
    expect(length("roll", { speed: "once", still: false })).toBe(0);
  });

  test("less motion keeps the pauses and drops the movements", () => {
    const still: Manner = { speed: "normal", still: true };
    expect(length("step", still, 5)).toBe(0);
    expect(length("look", still)).toBe(BEATS.look);
    expect(length("pass", still)).toBe(BEATS.pass);
  });

  test("a walk takes as long as it has steps", () => {
    expect(length("step", NORMAL, 3)).toBe(960);
  });
});

describe("hurrying", () => {
  test("shortens what is under way and the rest of the turn", async () => {
    const pace = new Pace(() => NORMAL);
    let done = false;
    void pace.beat("stand").then(() => (done = true));
    await vi.advanceTimersByTimeAsync(500);
    pace.hurry();
    await vi.advanceTimersByTimeAsync(490);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(done).toBe(true);
    expect(pace.length("roll")).toBe(350);
    pace.calm();
    expect(pace.length("roll")).toBe(700);
  });
});

interface Tale {
  number: number;
  quiet?: boolean;
  thought?: boolean;
  end?: boolean;
}

function table(finish: () => Promise<void> = () => Promise.resolve()) {
  const pace = new Pace<Tale>(() => NORMAL);
  const showing: Showing<Tale> = {
    quiet: (_, next) => next.quiet ?? false,
    thought: (_, next) => next.thought ?? false,
    last: (_, next) => next.end ?? false,
    film: () => pace.beat("land"),
    finish,
    drawn: () => Promise.resolve(),
  };
  const scenes = new Scenes<Tale>(pace, showing);
  scenes.push({ number: 0 });
  return { pace, scenes };
}

describe("scenes", () => {
  test("the first look is shown at once", () => {
    expect(table().scenes.shown?.number).toBe(0);
  });

  test("a state that arrives early waits until the one before has been shown", async () => {
    const { scenes } = table();
    scenes.push({ number: 1 });
    scenes.push({ number: 2 });
    await vi.advanceTimersByTimeAsync(BEATS.land - 1);
    expect(scenes.shown?.number).toBe(1);
    expect(scenes.running).toBe(true);
    await vi.advanceTimersByTimeAsync(2);
    expect(scenes.shown?.number).toBe(2);
    await vi.advanceTimersByTimeAsync(BEATS.land);
    expect(scenes.running).toBe(false);
  });

  test("an opponent looks before it moves", async () => {
    const { scenes } = table();
    scenes.push({ number: 1 });
    await vi.advanceTimersByTimeAsync(BEATS.land);
    scenes.push({ number: 2, thought: true });
    await vi.advanceTimersByTimeAsync(BEATS.look - 10);
    expect(scenes.shown?.number).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(scenes.shown?.number).toBe(2);
  });

  test("the time it has really thought counts", async () => {
    const { scenes } = table();
    scenes.push({ number: 1 });
    await vi.advanceTimersByTimeAsync(BEATS.land + 5000);
    scenes.push({ number: 2, thought: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(scenes.shown?.number).toBe(2);
  });

  test("the end waits for the last move, and a while longer", async () => {
    const { scenes } = table();
    scenes.push({ number: 1, end: true });
    await vi.advanceTimersByTimeAsync(BEATS.land + BEATS.stand - 10);
    expect(scenes.stood).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(scenes.stood).toBe(true);
  });

  test("what others do meanwhile does not hold up who is drawing", () => {
    const { scenes } = table();
    scenes.push({ number: 1, quiet: true });
    expect(scenes.shown?.number).toBe(1);
    expect(scenes.running).toBe(false);
  });

  test("what is quiet has no film either where it had to wait", async () => {
    const { scenes } = table();
    scenes.push({ number: 1, end: true });
    scenes.push({ number: 2, end: true, quiet: true });
    await vi.advanceTimersByTimeAsync(BEATS.land + BEATS.stand + 10);
    expect(scenes.shown?.number).toBe(2);
    expect(scenes.stood).toBe(true);
  });

  test("a voice is waited for", async () => {
    let speak = (): void => undefined;
    const { scenes } = table(() => new Promise((resolve) => (speak = resolve)));
    scenes.push({ number: 1 });
    scenes.push({ number: 2 });
    await vi.advanceTimersByTimeAsync(BEATS.land + 10);
    expect(scenes.shown?.number).toBe(1);
    speak();
    await vi.advanceTimersByTimeAsync(1);
    expect(scenes.shown?.number).toBe(2);
  });

  test("after a reconnect everything stands as it is, without a story", async () => {
    const { scenes } = table();
    scenes.push({ number: 1 });
    scenes.push({ number: 2 });
    scenes.settle({ number: 7, end: true });
    expect(scenes.shown?.number).toBe(7);
    expect(scenes.stood).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(scenes.shown?.number).toBe(7);
  });
});
