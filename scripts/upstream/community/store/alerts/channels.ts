import type { DatabaseSync } from 'node:sqlite';
import { CHANNEL_KINDS, type ChannelKind } from '@coinmirror/shared/alerts/channels.ts';
import * as v from 'valibot';
import { numberRow, query } from '../../../database/rows.ts';

/** A channel without its secrets. */
export interface StoredChannel {
  readonly id: number;
  readonly kind: ChannelKind;
  readonly shown: string;
  readonly pausedAt: number | null;
  readonly pauseReason: string;
  readonly failures: number;
  readonly sentAt: number | null;
  readonly failedAt: number | null;
  readonly error: string;
}

const maybe = v.nullable(v.number());
const channelRow = v.pipe(
  v.object({
    id: v.number(),
    kind: v.picklist(CHANNEL_KINDS),
    shown: v.string(),
    paused_at: maybe,
    pause_reason: v.string(),
    failures: v.number(),
    sent_at: maybe,
    failed_at: maybe,
    error: v.string(),
  }),
  v.transform(
    ({ paused_at, pause_reason, sent_at, failed_at, ...row }): StoredChannel => ({
      ...row,
      pausedAt: paused_at,
      pauseReason: pause_reason,
      sentAt: sent_at,
      failedAt: failed_at,
    }),
  ),
);
const sealedRow = v.object({ id: v.number(), kind: v.picklist(CHANNEL_KINDS), sealed: v.string() });
const COLUMNS = 'id, kind, shown, paused_at, pause_reason, failures, sent_at, failed_at, error';

/** A channel that is added. */
export interface NewChannel {
  readonly kind: ChannelKind;
  readonly shown: string;
  readonly sealed: string;
  /** The same channel of the same account has the same mark. */
  readonly mark: string;
}

/** Channels of accounts. Every change by an owner is limited to the account. */
export function createAlertChannels(database: DatabaseSync, now: () => number) {
  const list = query(
    database.prepare(`SELECT ${COLUMNS} FROM alert_channels WHERE account_id = ? ORDER BY id`),
    channelRow,
  );
  const sealed = query(
    database.prepare('SELECT id, kind, sealed FROM alert_channels WHERE id = ?'),
    sealedRow,
  );
  const known = query(
    database.prepare('SELECT id AS value FROM alert_channels WHERE account_id = ? AND mark = ?'),
    numberRow,
  );
  const add = database.prepare(
    `INSERT INTO alert_channels (account_id, kind, shown, sealed, mark, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (account_id, mark) DO UPDATE SET shown = excluded.shown, sealed = excluded.sealed,
       paused_at = NULL, pause_reason = '', failures = 0, error = ''`,
  );
  const pause = database.prepare(
    `UPDATE alert_channels SET paused_at = ?, pause_reason = '', failures = 0 WHERE id = ? AND account_id = ?`,
  );
  const remove = database.prepare('DELETE FROM alert_channels WHERE id = ? AND account_id = ?');
  const gone = database.prepare('DELETE FROM alert_channels WHERE id = ?');
  const sent = database.prepare(
    `UPDATE alert_channels SET sent_at = ?, failures = 0, error = '' WHERE id = ?`,
  );
  const failed = database.prepare(
    `UPDATE alert_channels SET failed_at = ?1, error = ?2, failures = failures + 1,
       paused_at = CASE WHEN failures + 1 >= ?3 THEN coalesce(paused_at, ?1) ELSE paused_at END,
       pause_reason = CASE WHEN failures + 1 >= ?3 AND paused_at IS NULL THEN ?4 ELSE pause_reason END
     WHERE id = ?5`,
  );

  return {
    /** Oldest first. */
    list: (accountId: number): readonly StoredChannel[] => list.all(accountId),
    /** Its kind and its encrypted fields; null for one that is gone. */
    sealed: (id: number) => sealed.one(id),
    isKnown: (accountId: number, mark: string): boolean => known.one(accountId, mark) !== null,
    /** The same one again replaces the old one, and ends its pause. */
    add(accountId: number, { kind, shown, sealed: fields, mark }: NewChannel): void {
      add.run(accountId, kind, shown, fields, mark, now());
    },
    /** By its owner. False if it is not the account's. */
    pause: (accountId: number, id: number, isPaused: boolean): boolean =>
      pause.run(isPaused ? now() : null, id, accountId).changes === 1,
    remove: (accountId: number, id: number): boolean => remove.run(id, accountId).changes === 1,
    /** Its receiver said that it no longer exists. */
    gone(id: number): void {
      gone.run(id);
    },
    sent(id: number): void {
      sent.run(now(), id);
    },
    /** The `most`-th failure in a row pauses it, with a reason. */
    failed(id: number, error: string, most: number, reason: string): void {
      failed.run(now(), error, most, reason, id);
    },
  };
}

export type AlertChannelStore = ReturnType<typeof createAlertChannels>;
