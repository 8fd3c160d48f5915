import type { DatabaseSync } from 'node:sqlite';
import { INVITATION_PREFIX } from '@coinmirror/shared/validation/invitation.ts';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { fingerprint, newToken } from './secrets.ts';

const takenRow = v.pipe(
  v.object({ token_hash: v.string(), expires_at: v.number() }),
  v.transform((row) => ({ hash: row.token_hash, expiresAt: row.expires_at })),
);
const foundRow = v.object({ expires_at: v.number() });

/** An invitation that is being used. */
export type TakenInvitation = v.InferOutput<typeof takenRow>;

/** Invitations of the operator: each makes one account without a code. */
export function createInvitations(database: DatabaseSync, now: () => number) {
  const insert = database.prepare('INSERT INTO invitations (token_hash, expires_at) VALUES (?, ?)');
  const find = query(
    database.prepare('SELECT expires_at FROM invitations WHERE token_hash = ? AND expires_at > ?'),
    foundRow,
  );
  const take = query(
    database.prepare(
      'DELETE FROM invitations WHERE token_hash = ? AND expires_at > ? RETURNING token_hash, expires_at',
    ),
    takenRow,
  );

  return {
    /** A new invitation, valid for `lifetime` ms. */
    create(lifetime: number): string {
      const token = `${INVITATION_PREFIX}${newToken()}`;
      insert.run(fingerprint(token), now() + lifetime);
      return token;
    },
    isOpen: (token: string): boolean => find.one(fingerprint(token), now()) !== null,
    /** Uses an invitation up, so that nobody else can meanwhile; null if it is unknown, expired or used. */
    take: (token: string): TakenInvitation | null => take.one(fingerprint(token), now()),
    /** No account came of it. */
    giveBack({ hash, expiresAt }: TakenInvitation): void {
      insert.run(hash, expiresAt);
    },
  };
}
