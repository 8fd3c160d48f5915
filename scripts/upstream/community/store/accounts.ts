import type { DatabaseSync } from 'node:sqlite';
import { nameKey } from '@coinmirror/shared/validation/nickname.ts';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { freeName } from './freeName.ts';
import { hashPassword, isPassword } from './secrets.ts';

export interface Phone {
  /** Country calling code without plus: `86`. */
  readonly areaCode: string;
  readonly mobile: string;
}

export interface Account extends Phone {
  readonly id: number;
  readonly nickname: string;
  readonly face: string;
  readonly email: string;
  readonly intro: string;
  readonly createdAt: number;
}

const accountRow = v.pipe(
  v.object({
    id: v.number(),
    area_code: v.string(),
    mobile: v.string(),
    nickname: v.string(),
    face: v.string(),
    email: v.string(),
    intro: v.string(),
    created_at: v.number(),
  }),
  v.transform(
    (row): Account => ({
      id: row.id,
      areaCode: row.area_code,
      mobile: row.mobile,
      nickname: row.nickname,
      face: row.face,
      email: row.email,
      intro: row.intro,
      createdAt: row.created_at,
    }),
  ),
);

/** A hash that no known password has. */
const NOBODYS = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const COLUMNS = 'id, area_code, mobile, nickname, face, email, intro, created_at';
const passwordRow = v.object({ id: v.number(), password_hash: v.string() });

/** Accounts by phone number. */
export function createAccounts(database: DatabaseSync, now: () => number) {
  const byId = query(database.prepare(`SELECT ${COLUMNS} FROM accounts WHERE id = ?`), accountRow);
  const byPhone = query(
    database.prepare(`SELECT ${COLUMNS} FROM accounts WHERE area_code = ? AND mobile = ?`),
    accountRow,
  );
  const password = query(
    database.prepare('SELECT id, password_hash FROM accounts WHERE id = ?'),
    passwordRow,
  );
  // The inviter may have been deleted while the password was hashed.
  const insert = database.prepare(
    `INSERT INTO accounts
       (area_code, mobile, nickname, name_key, password_hash, invited_by, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, (SELECT id FROM accounts WHERE id = ?), ?, ?) ON CONFLICT DO NOTHING`,
  );
  const invited = query(
    database.prepare(`SELECT ${COLUMNS} FROM accounts WHERE invited_by = ? ORDER BY id DESC LIMIT 200`),
    accountRow,
  );
  const remove = database.prepare('DELETE FROM accounts WHERE id = ?');
  const setPassword = database.prepare('UPDATE accounts SET password_hash = ?, updated_at = ? WHERE id = ?');
  const setProfile = database.prepare(
    `UPDATE OR IGNORE accounts
     SET nickname = ?, name_key = ?, face = ?, email = ?, intro = ?, updated_at = ? WHERE id = ?`,
  );
  const byName = query(database.prepare(`SELECT ${COLUMNS} FROM accounts WHERE name_key = ?`), accountRow);
  const setPhone = database.prepare(
    'UPDATE OR IGNORE accounts SET area_code = ?, mobile = ?, updated_at = ? WHERE id = ?',
  );

  return {
    find: (id: number): Account | null => byId.one(id),
    findByPhone: ({ areaCode, mobile }: Phone): Account | null => byPhone.one(areaCode, mobile),
    /** null if the phone already has an account. A nickname that another account has gets some digits behind it. */
    async create(
      phone: Phone,
      plainPassword: string,
      nickname: string,
      invitedBy: number | null = null,
    ): Promise<Account | null> {
      const hash = await hashPassword(plainPassword);
      const time = now();
      const { areaCode, mobile } = phone;
      const name = freeName(nickname, (key) => byName.one(key) !== null);
      const { changes } = insert.run(areaCode, mobile, name, nameKey(name), hash, invitedBy, time, time);
      return changes === 0 ? null : byPhone.one(areaCode, mobile);
    },
    /** Takes the same time for a missing account as for a wrong password. */
    async hasPassword(id: number, plainPassword: string): Promise<boolean> {
      const hash = password.one(id)?.password_hash ?? NOBODYS;
      const isRight = await isPassword(plainPassword, hash);
      // The password may have been changed in the meantime.
      return isRight && password.one(id)?.password_hash === hash;
    },
    async changePassword(id: number, plainPassword: string): Promise<void> {
      setPassword.run(await hashPassword(plainPassword), now(), id);
    },
    /** False if another account has the name, as readers tell names apart (`nameKey`). */
    changeProfile(id: number, profile: Pick<Account, 'nickname' | 'face' | 'email' | 'intro'>): boolean {
      const { nickname, face, email, intro } = profile;
      return setProfile.run(nickname, nameKey(nickname), face, email, intro, now(), id).changes === 1;
    },
    /** False if another account has the number. */
    changePhone(id: number, { areaCode, mobile }: Phone): boolean {
      return setPhone.run(areaCode, mobile, now(), id).changes === 1;
    },
    /** Accounts invited by an account, newest first. */
    invitedBy: (id: number): readonly Account[] => invited.all(id),
    /** Deletes the account and everything it wrote. */
    remove(id: number): void {
      remove.run(id);
    },
  };
}
