import { OK_CODES } from '@coinmirror/shared/contract/wire.ts';
import type { Answer } from '../upstream/validateAnswer.ts';

/** What became of a call, for whoever counts: done or refused by its upstream, not judged there, or not answered. */
export type Verdict = 'done' | 'refused' | 'unjudged' | 'none';

const TOO_MANY = 429;

/** An upstream may refuse by its status, by the envelope's code, or by both. */
export function verdictOf({ status, code }: Pick<Answer, 'status' | 'code'>): Verdict {
  if (status === TOO_MANY || code === TOO_MANY) return 'unjudged';
  return status < 400 && (code === null || OK_CODES.has(String(code))) ? 'done' : 'refused';
}
