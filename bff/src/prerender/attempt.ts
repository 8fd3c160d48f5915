import { redactText } from '@coinmirror/shared/format/redact.ts';
import type { Log } from '../observability/log.ts';

/** Makes a part of a page; returns `otherwise` when it throws, so that the rest of the page is sent. */
export type Attempt = <T>(part: string, make: () => T, otherwise: T) => T;

/** Faults that are logged, each once: one in a popular page would fill the log. */
const MOST_REPORTED = 200;

/** Attempts whose failures are logged, once for each part and reason. */
export function createAttempt(log: Pick<Log, 'error'>): Attempt {
  const reported = new Set<string>();
  return (part, make, otherwise) => {
    try {
      return make();
    } catch (error) {
      const reason = error instanceof Error ? redactText(`${error.name}: ${error.message}`) : 'unknown';
      const fault = `${part} ${reason}`;
      if (!reported.has(fault) && reported.size < MOST_REPORTED) {
        reported.add(fault);
        log.error({ part, reason }, 'part of a page left out');
      }
      return otherwise;
    }
  };
}
