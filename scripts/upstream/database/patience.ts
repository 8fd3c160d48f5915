import type { DatabaseSync } from 'node:sqlite';

/** ms that one statement waits for another process's lock; nothing else is answered meanwhile. */
const WAIT = 100;
/** ms without a lock until waiting is enabled again. */
const CALM_AFTER = 2_000;

export interface Patience {
  /** A wait timed out: the next lock is not waited for. */
  lost(): void;
  /** Clears the timer. */
  end(): void;
}

/**
 * How long writes wait for another process's lock. All calls share one thread, so waits add up: the first wait is
 * short, and while locks continue each further write tries once and fails immediately. It succeeds as soon as the lock
 * is released.
 */
export function createPatience(database: DatabaseSync, calmAfter = CALM_AFTER): Patience {
  let calming: NodeJS.Timeout | undefined;
  const wait = (ms: number) => database.exec(`PRAGMA busy_timeout = ${ms}`);
  wait(WAIT);
  return {
    lost() {
      clearTimeout(calming);
      wait(0);
      calming = setTimeout(() => wait(WAIT), calmAfter).unref();
    },
    end: () => clearTimeout(calming),
  };
}
