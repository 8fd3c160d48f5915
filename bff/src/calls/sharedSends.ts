import type { IncomingMessage } from 'node:http';
import type { Answer } from '../upstream/validateAnswer.ts';
import { callOf } from './callContext.ts';
import { phoneOf, purposeOf } from './callPhone.ts';

/**
 * Sends of codes that are under way. Who asks for the same again meanwhile (a connection that broke, an impatient press) is
 * no second send: he gets the answer of the first, whether its own visitor is still there or not.
 */
export function createSharedSends(browserOf: (req: IncomingMessage) => string) {
  const underway = new Map<string, Promise<Answer>>();

  /** The same for a repetition: browser, number, purpose; null for any other call. */
  function keyOf(req: IncomingMessage): string | null {
    const phone = callOf(req).name === 'phoneCode' ? phoneOf(req) : null;
    return phone === null ? null : `${phone}${purposeOf(req)} ${browserOf(req)}`;
  }

  return {
    find(req: IncomingMessage): Promise<Answer> | null {
      const key = keyOf(req);
      return key === null ? null : (underway.get(key) ?? null);
    },
    /** Makes a call that `find` finds until its answer is there. */
    async run(req: IncomingMessage, send: () => Promise<Answer>): Promise<Answer> {
      const key = keyOf(req);
      if (key === null) return send();
      const answer = send();
      underway.set(key, answer);
      try {
        return await answer;
      } finally {
        underway.delete(key);
      }
    },
  };
}
