import { OK_CODES } from '@coinmirror/shared/contract/wire.ts';
import type { Answer } from '../upstream/validateAnswer.ts';

/**
 * The outcome of a call for its limits: accepted or refused by the upstream, limited there before it was looked at, stopped
 * by a limit here, unanswered.
 */
export type Verdict = 'done' | 'refused' | 'limited' | 'stopped' | 'none';

const TOO_MANY = 429;

/** An upstream may refuse by its status, by the envelope's code, or by both. */
export function verdictOf({ status, code }: Pick<Answer, 'status' | 'code'>): Verdict {
  if (status === TOO_MANY || code === TOO_MANY) return 'limited';
  return status < 400 && (code === null || OK_CODES.has(String(code))) ? 'done' : 'refused';
}
