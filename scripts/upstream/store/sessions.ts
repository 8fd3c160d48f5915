import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from './rows.ts';
import { fingerprint, newToken } from './secrets.ts';

/** A login lasts seven days (specification section 9, "login token"). */
const LIFETIME = 7 * 24 * 3_600_000;

const sessionRow = v.object({ account_id: v.number() });

/** Login tokens; the token itself is known to its owner alone. */
export function createSessions(database: DatabaseSync, now: () => number) {
  const insert = database.prepare(
    'INSERT INTO sessions (token_hash, account_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
  );
  const live = query(
    database.prepare('SELECT account_id FROM sessions WHERE token_hash = ? AND expires_at > ?'),
    sessionRow,
  );
  const remove = database.prepare('DELETE FROM sessions WHERE token_hash = ?');
  const removeOfAccount = database.prepare('DELETE FROM sessions WHERE account_id = ?');
  const removeExpired = database.prepare('DELETE FROM sessions WHERE expires_at <= ?');

  return {
    /** Opens a session and answers with its token. */
    open(accountId: number): string {
      const token = newToken();
      removeExpired.run(now());
      insert.run(fingerprint(token), accountId, now(), now() + LIFETIME);
      return token;
    },
    /** The account a token belongs to; null when it is unknown, expired or ended. */
    accountOf(token: string): number | null {
      return token === '' ? null : (live.one(fingerprint(token), now())?.account_id ?? null);
    },
    end(token: string): void {
      remove.run(fingerprint(token));
    },
    /** Ends every session of an account, as a change of password does. */
    endAll(accountId: number): void {
      removeOfAccount.run(accountId);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
