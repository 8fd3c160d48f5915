import type { DatabaseSync } from 'node:sqlite';

/** ms that one statement waits for a lock of another process, during which nothing else is answered. */
const WAIT = 100;
/** ms without a lock after which it is waited for again. */
const CALM_AFTER = 2_000;

export interface Patience {
  /** A lock was waited for in vain: the next one is not waited for at all. */
  lost(): void;
  /** Ends the timer. */
  end(): void;
}

/**
 * How long writes wait for another process's lock. All calls share one thread, so waits add up: the first one is short, and
 * while locks go on each further write asks once and is refused at once. It gets through as soon as the lock is gone.
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
