/** An upstream's answer to one call. */
export interface Said {
  readonly status: number;
  /** Time of the data, from the header; '' without one. */
  readonly asOf: string;
  readonly body: string;
}

/** Characters shown on either side of the first difference. */
const CONTEXT = 60;

/** The difference of two answers in readable form; null if they are identical. */
export function differenceOf(before: Said, after: Said): string | null {
  if (before.status !== after.status) return `status ${before.status} → ${after.status}`;
  if (before.asOf !== after.asOf) return `as of ${before.asOf} → ${after.asOf}`;
  if (before.body === after.body) return null;
  const at = firstDifference(before.body, after.body);
  return `at ${at}: ${excerpt(before.body, at)} → ${excerpt(after.body, at)}`;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function excerpt(text: string, at: number): string {
  return `…${text.slice(Math.max(0, at - CONTEXT), at + CONTEXT)}…`;
}
