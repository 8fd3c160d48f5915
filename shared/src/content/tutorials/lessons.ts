import { TUTORIAL_HEADS } from './compiled/tutorials.ts';
import type { TutorialHead } from './tutorial.ts';

/** The tutorials of a group that form a course, in order; empty for a group without one. */
export function lessonsOf(group: string): readonly TutorialHead[] {
  return TUTORIAL_HEADS.filter((one) => one.group === group && one.lesson !== undefined).toSorted(
    (a, b) => (a.lesson ?? 0) - (b.lesson ?? 0),
  );
}
