// Which type of a game with several is learnt: what was chosen last, or what suits the youngest.
import type { CourseInfo, LessonList } from "../../wire/types.gen";
import { device } from "../device.svelte";

const KEY = "speeltafel-learn-part";

class Parts {
  private chosen = $state(localStorage.getItem(KEY) ?? "");

  of(list: LessonList): CourseInfo {
    const { courses } = list;
    const age = device.age;
    const fitting = age === null ? undefined : courses.findLast((each) => each.age <= age);
    return courses.find((each) => each.part === this.chosen) ?? fitting ?? courses[0]!;
  }
  choose(part: string): void {
    this.chosen = part;
    try {
      localStorage.setItem(KEY, part);
    } catch {
      // A private window forgets.
    }
  }
}

export const parts = new Parts();
