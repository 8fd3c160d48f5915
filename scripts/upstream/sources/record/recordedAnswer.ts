import * as v from 'valibot';

/** File of a recording that lists its answers, one JSON object a line. */
export const INDEX_FILE = 'answers.jsonl';

/** One line of it. */
export const recordedAnswer = v.object({
  source: v.string(),
  /** Path and query. */
  path: v.string(),
  /** What was posted; null for a GET. */
  post: v.nullable(v.string()),
  /** When it was answered, epoch ms. */
  at: v.number(),
  /** File with the packed body, in the same folder. */
  body: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}\.gz$/)),
});

export type RecordedAnswer = v.InferOutput<typeof recordedAnswer>;

/** What a call is known by: the source and what it is asked, whichever of its addresses it goes to. */
export function keyOfCall(source: string, path: string, post: string | null): string {
  return JSON.stringify([source, path, post]);
}

/** Path and query of an absolute address. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
