import { type Failure, failure } from '../net/failure.ts';
import type { Question } from '../question/question.ts';

/** Bytes of an answer in which a source says that it knows no such subject. */
const FIRST_WORDS = 500;

/**
 * A failure as it counts: of a question about one subject that the source does not know, by HTTP 404 or in its own words
 * (`unknownSubject`, in the answer or in the refusal), it says nothing against the source.
 */
export function asCounted(
  why: Failure,
  { isAboutOne, path }: Pick<Question<unknown>, 'isAboutOne' | 'path'>,
  unknownSubject: RegExp | undefined,
  body?: Buffer,
): Failure {
  if (!isAboutOne || !MAY_BE_MISSING.has(why.kind)) return why;
  const words = body?.subarray(0, FIRST_WORDS).toString('utf8') ?? why.detail;
  if (why.status !== 404 && !unknownSubject?.test(words)) return why;
  return failure('missing', `${path} is unknown there`, { status: why.status });
}

/** Another status, or an answer of another shape: how sources refuse a subject. */
const MAY_BE_MISSING: ReadonlySet<Failure['kind']> = new Set(['status', 'shape']);
