import type { DatabaseSync } from 'node:sqlite';
import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import * as v from 'valibot';
import { numberRow, query } from '../../database/rows.ts';
import { createEndings } from './endings.ts';
import { fingerprint, newToken } from './secrets.ts';

/** Equal to the lifetime of its cookie. */
const LIFETIME = COOKIES.userToken.days * 24 * 3_600_000;

const accountRow = v.object({ account_id: v.number() });
const sessionRow = v.pipe(
  v.object({ token_hash: v.string(), device: v.string(), created_at: v.number(), expires_at: v.number() }),
  v.transform((row) => ({
    tokenHash: row.token_hash,
    device: row.device,
    startedAt: row.created_at,
    expiresAt: row.expires_at,
  })),
);

/**
 * Login tokens; only their owner knows the token itself. `onDelay` is told why the end of a session could not be written at
 * once.
 */
export function createSessions(
  database: DatabaseSync,
  now: () => number,
  onDelay: (error: unknown) => void = () => {},
) {
  const endings = createEndings(database, onDelay);
  const insert = database.prepare(
    'INSERT INTO sessions (token_hash, account_id, device, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
  );
  const live = query(
    database.prepare(
      `SELECT account_id FROM sessions s WHERE token_hash = ? AND expires_at > ?
         AND NOT EXISTS (SELECT 1 FROM account_locks l WHERE l.account_id = s.account_id)`,
    ),
    accountRow,
  );
  const liveOfAccount = query(
    database.prepare(
      `SELECT token_hash, device, created_at, expires_at FROM sessions
       WHERE account_id = ? AND expires_at > ? ORDER BY created_at DESC`,
    ),
    sessionRow,
  );
  const lock = query(
    database.prepare('SELECT count(*) AS value FROM account_locks WHERE account_id = ?'),
    numberRow,
  );
  const removeOfAccount = database.prepare('DELETE FROM sessions WHERE account_id = ?');
  const removeOthers = database.prepare('DELETE FROM sessions WHERE account_id = ? AND token_hash <> ?');

  return {
    /** Opens a session and returns its token. `device` is the name shown to its owner. */
    open(accountId: number, device = ''): string {
      const token = newToken();
      insert.run(fingerprint(token), accountId, device, now(), now() + LIFETIME);
      return token;
    },
    /** The account of a token; null if it is unknown, expired or ended, or the account is locked. */
    accountOf(token: string): number | null {
      const hash = fingerprint(token);
      return token === '' || endings.has(hash) ? null : (live.one(hash, now())?.account_id ?? null);
    },
    /** Whether the operator has locked an account: it can open no session. */
    isLocked: (accountId: number): boolean => lock.one(accountId) === 1,
    /** Newest first; the one of `token` is marked. */
    list: (accountId: number, token: string) =>
      liveOfAccount
        .all(accountId, now())
        .filter(({ tokenHash }) => !endings.has(tokenHash))
        .map(({ tokenHash, ...session }) => ({
          ...session,
          id: tokenHash.slice(0, 16),
          current: tokenHash === fingerprint(token),
        })),
    /** Holds at once, even where it can only be written later. */
    end: (token: string): void => endings.end(fingerprint(token)),
    /** Writes the ends of sessions that could not be written when they came. */
    settle: endings.settle,
    /** Ends all sessions of an account, for instance after a password reset. */
    endAll(accountId: number): void {
      removeOfAccount.run(accountId);
    },
    /** Ends all sessions of an account except that of `token`. */
    endOthers(accountId: number, token: string): void {
      removeOthers.run(accountId, fingerprint(token));
    },
  };
}
