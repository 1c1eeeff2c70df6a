// The ways to end or leave a game: agreements, resigning, leaving.
import type { SignName } from "../../parts/Sign.svelte";
import { router } from "../../router.svelte";
import { say } from "../../words/voice.svelte";
import type { TableSession } from "../session.svelte";

export interface Way {
  sign: SignName;
  words: string;
  about?: string;
  act: () => void;
}

export function waysOut(
  session: TableSession,
  names: readonly string[],
  close: () => void,
  sure: (question: string, about: string, act: () => void) => void,
): Way[] {
  const { situation, you, seats } = session.wire;
  const seat = session.seat ?? you[0];
  if (seat === undefined || !situation?.started || situation.end) return [];
  const ways: Way[] = (situation.agreements ?? []).map((event) => ({
    sign: "even",
    words: say("propose", { event }),
    act: () => {
      close();
      void session.do({ is: "propose", seat, event });
    },
  }));
  for (const { seat: other, kind, present, stand_in } of seats)
    if (kind !== "computer" && !present && !stand_in && !you.includes(other))
      ways.push({
        sign: "chair",
        words: say("let-stand-in-for", { name: names[other] ?? "" }),
        act: () => {
          close();
          void session.do({ is: "stand-in", seat: other });
        },
      });
  if (seats.length === 2 && you.length === 1)
    ways.push({
      sign: "flag",
      words: say("resign"),
      about: say("resign-about"),
      act: () =>
        sure(say("resign-sure"), say("resign-then"), () => void session.do({ is: "resign", seat })),
    });
  ways.push({
    sign: "door",
    words: say("leave"),
    about: say("leave-about"),
    act: () =>
      sure(say("leave-sure"), say("leave-then"), () => {
        void Promise.all(you.map((each) => session.do({ is: "leave", seat: each }))).then(() =>
          router.go("/"),
        );
      }),
  });
  return ways;
}
