import type { DatabaseSync } from 'node:sqlite';
import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import * as v from 'valibot';
import { numberRow, query } from '../../database/rows.ts';
import type { Phone } from './accounts.ts';
import { fingerprint, newSmsCode, newToken } from './secrets.ts';

const CODE_LIFETIME = 5 * 60_000;
const TOKEN_LIFETIME = 10 * 60_000;
/** The page's countdown is 59 s; one second of tolerance for the clocks. */
const RESEND_AFTER = 58_000;
const MOST_ATTEMPTS = 5;

const codeRow = v.object({ id: v.number(), code_hash: v.string(), attempts: v.number() });
const phoneRow = v.object({ area_code: v.string(), mobile: v.string() });

/** Who asks for a code, and may be wrong about it. */
export interface Asker {
  /** His device; his network where it names none. A code is redeemed by its asker alone. */
  readonly id: string;
  readonly network: string;
  /** Whether his device has logged in with the number before. */
  readonly isKnown: boolean;
}

export interface IssuedCode {
  readonly id: number;
  readonly code: string;
}

/** SMS codes, and tokens that prove a verified phone. */
export function createPhoneCodes(database: DatabaseSync, now: () => number) {
  const insert = database.prepare(
    `INSERT INTO sms_codes (area_code, mobile, purpose, asker, network, known, code_hash, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const lastSent = query(
    database.prepare(
      `SELECT coalesce(max(created_at), 0) AS value FROM sms_codes
       WHERE area_code = ? AND mobile = ? AND purpose = ? AND asker = ? AND created_at <= ?`,
    ),
    numberRow,
  );
  const newest = query(
    database.prepare(
      `SELECT id, code_hash, attempts FROM sms_codes
       WHERE area_code = ? AND mobile = ? AND purpose = ? AND asker = ? AND used_at IS NULL AND expires_at > ?
       ORDER BY id DESC LIMIT 1`,
    ),
    codeRow,
  );
  const countAttempt = database.prepare('UPDATE sms_codes SET attempts = attempts + 1 WHERE id = ?');
  const use = database.prepare('UPDATE sms_codes SET used_at = ? WHERE id = ?');
  const insertToken = database.prepare(
    'INSERT INTO phone_tokens (token_hash, area_code, mobile, purpose, expires_at) VALUES (?, ?, ?, ?, ?)',
  );
  const takeToken = query(
    database.prepare(
      `DELETE FROM phone_tokens WHERE token_hash = ? AND purpose = ? AND expires_at > ?
       RETURNING area_code, mobile`,
    ),
    phoneRow,
  );

  const withdraw = database.prepare('DELETE FROM sms_codes WHERE id = ?');
  const voidCodes = database.prepare(
    'UPDATE sms_codes SET used_at = ? WHERE area_code = ? AND mobile = ? AND used_at IS NULL',
  );
  const voidTokens = database.prepare('DELETE FROM phone_tokens WHERE area_code = ? AND mobile = ?');

  return {
    /**
     * ms until the asker may have another code sent to this phone for the same purpose; 0 at once. One that lies ahead
     * was sent before the clock was set back, and nobody waits for it.
     */
    wait({ areaCode, mobile }: Phone, purpose: CodePurpose, asker: Asker): number {
      const last = lastSent.one(areaCode, mobile, purpose, asker.id, now()) ?? 0;
      return Math.max(0, last + RESEND_AFTER - now());
    },
    /** A new code for this phone, of this asker. */
    issue({ areaCode, mobile }: Phone, purpose: CodePurpose, asker: Asker): IssuedCode {
      const code = newSmsCode();
      const { lastInsertRowid } = insert.run(
        areaCode,
        mobile,
        purpose,
        asker.id,
        asker.network,
        asker.isKnown ? 1 : 0,
        fingerprint(code),
        now(),
        now() + CODE_LIFETIME,
      );
      return { id: Number(lastInsertRowid), code };
    },
    /** Withdraws an undelivered code, so that another can be requested immediately. */
    withdraw({ id }: IssuedCode): void {
      withdraw.run(id);
    },
    /**
     * Whether this is the latest code that the asker has had sent to the phone. It works once, within five minutes, with
     * five attempts; who did not ask for it has none, and uses up none of his.
     */
    redeem({ areaCode, mobile }: Phone, purpose: CodePurpose, code: string, { id }: Asker): boolean {
      const sent = newest.one(areaCode, mobile, purpose, id, now());
      if (!sent || sent.attempts >= MOST_ATTEMPTS) return false;
      countAttempt.run(sent.id);
      if (sent.code_hash !== fingerprint(code)) return false;
      use.run(now(), sent.id);
      return true;
    },
    /** A token for the next step after a phone is verified. */
    grant({ areaCode, mobile }: Phone, purpose: CodePurpose): string {
      const token = newToken();
      insertToken.run(fingerprint(token), areaCode, mobile, purpose, now() + TOKEN_LIFETIME);
      return token;
    },
    /** The phone of a token; null if it is unknown, expired or already used. */
    take(token: string, purpose: CodePurpose): Phone | null {
      const row = takeToken.one(fingerprint(token), purpose, now());
      return row && { areaCode: row.area_code, mobile: row.mobile };
    },
    /** Invalidates all unused codes and tokens of a phone, for every purpose. */
    voidAll({ areaCode, mobile }: Phone): void {
      voidCodes.run(now(), areaCode, mobile);
      voidTokens.run(areaCode, mobile);
    },
  };
}
