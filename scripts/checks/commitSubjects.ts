import { execFileSync } from 'node:child_process';
import type { Problem } from './problem.ts';

/** Subjects before this commit are as they are. */
const SINCE = 'db286e3c';
const LONGEST = 72;
/** Written by git itself, or about to be folded away. */
const BY_GIT = /^(Merge|Revert|fixup!|squash!) /;
const ROOM_FIRST = /^[A-Za-z][A-Za-z0-9, /-]*: \S/;

/** What is wrong with the subject of a commit; null for one that a reader of the log finds. */
export function subjectComplaint(subject: string): string | null {
  if (BY_GIT.test(subject)) return null;
  if (subject.length > LONGEST) return `"${subject}" has ${subject.length} characters (at most ${LONGEST}).`;
  return ROOM_FIRST.test(subject)
    ? null
    : `"${subject}": begin with the room, then an imperative (\`kline: Fix the last candle\`).`;
}

/** The subjects of the commits made here; none where there is no git, or only its newest commits. */
export function commitSubjects(root: string): readonly Problem[] {
  return subjectsSince(root).flatMap((subject) => {
    const message = subjectComplaint(subject);
    return message === null ? [] : [{ path: '.githooks/commit-msg', line: 1, message }];
  });
}

function subjectsSince(root: string): readonly string[] {
  try {
    const log = ['log', '--no-merges', '--format=%s', `${SINCE}..HEAD`];
    return execFileSync('git', log, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((subject) => subject !== '');
  } catch {
    return [];
  }
}
