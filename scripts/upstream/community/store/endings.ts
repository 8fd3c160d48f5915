import type { DatabaseSync } from 'node:sqlite';
import { troubleOf } from '../../database/trouble.ts';

export interface Endings {
  /** Ends the session of a stored token now, or, while the database cannot be written to, as soon as it can. */
  end(tokenHash: string): void;
  /** Whether a session has ended, though its row may still be there. */
  has(tokenHash: string): boolean;
  /** Writes what could not be written; what still cannot waits for the next time. */
  settle(): void;
}

/** Who logs out is out: a full disk or a lock only delays what is written of it. `onDelay` is told what was in the way. */
export function createEndings(database: DatabaseSync, onDelay: (error: unknown) => void): Endings {
  const remove = database.prepare('DELETE FROM sessions WHERE token_hash = ?');
  const known = database.prepare('SELECT 1 FROM sessions WHERE token_hash = ?');
  const waiting = new Set<string>();

  /** Whether it could be written. Throws what is no trouble of the database. */
  function write(tokenHash: string): boolean {
    try {
      remove.run(tokenHash);
      return true;
    } catch (error) {
      if (troubleOf(error) === null) throw error;
      onDelay(error);
      return false;
    }
  }

  return {
    end(tokenHash) {
      // Made-up tokens must fill no memory.
      if (known.get(tokenHash) !== undefined && !write(tokenHash)) waiting.add(tokenHash);
    },
    has: (tokenHash) => waiting.has(tokenHash),
    settle() {
      for (const tokenHash of waiting) {
        if (!write(tokenHash)) return;
        waiting.delete(tokenHash);
      }
    },
  };
}
