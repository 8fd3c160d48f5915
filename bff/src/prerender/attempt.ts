import type { Log } from '../observability/log.ts';
import { redactText } from '../observability/redact.ts';

/** Makes a part of a page; what cannot be made is `otherwise`, and the rest of the page stands. */
export type Attempt = <T>(part: string, make: () => T, otherwise: T) => T;

/** So many faults are told of, each once: a fault in a page that many ask for would fill the log. */
const MOST_TOLD = 200;

/** Attempts whose failures are told of in the log, once for each part and reason. */
export function createAttempt(log: Pick<Log, 'error'>): Attempt {
  const told = new Set<string>();
  return (part, make, otherwise) => {
    try {
      return make();
    } catch (error) {
      const reason = error instanceof Error ? redactText(`${error.name}: ${error.message}`) : 'unknown';
      const fault = `${part} ${reason}`;
      if (!told.has(fault) && told.size < MOST_TOLD) {
        told.add(fault);
        log.error({ part, reason }, 'part of a page left out');
      }
      return otherwise;
    }
  };
}
