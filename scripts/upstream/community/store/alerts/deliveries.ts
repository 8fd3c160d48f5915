import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { numberRow, query } from '../../../database/rows.ts';

/** A message that is to be sent now. */
export interface DueDelivery {
  readonly id: number;
  readonly channelId: number;
  /** As JSON. */
  readonly message: string;
  /** Tries before this one. */
  readonly tries: number;
  readonly createdAt: number;
}

const dueRow = v.pipe(
  v.object({
    id: v.number(),
    channel_id: v.number(),
    message: v.string(),
    tries: v.number(),
    created_at: v.number(),
  }),
  v.transform(
    ({ channel_id, created_at, ...row }): DueDelivery => ({
      ...row,
      channelId: channel_id,
      createdAt: created_at,
    }),
  ),
);
const reportRow = v.object({
  alert_id: v.string(),
  channel_id: v.number(),
  state: v.picklist(['waiting', 'sending', 'sent', 'failed', 'unknown']),
  created_at: v.number(),
  error: v.string(),
});

/** Messages on their way, and what became of them. */
export function createAlertDeliveries(database: DatabaseSync, now: () => number) {
  // One of each channel at a time, the oldest first: services refuse more.
  const due = query(
    database.prepare(
      `SELECT id, channel_id, message, tries, created_at FROM alert_deliveries
       WHERE id IN (SELECT min(id) FROM alert_deliveries WHERE next_at <= ? GROUP BY channel_id)
       ORDER BY next_at LIMIT ?`,
    ),
    dueRow,
  );
  const begin = database.prepare(
    `UPDATE alert_deliveries SET state = 'sending', tries = tries + 1, next_at = NULL WHERE id = ?`,
  );
  const end = database.prepare('UPDATE alert_deliveries SET state = ?, next_at = ?, error = ? WHERE id = ?');
  const interrupted = database.prepare(
    `UPDATE alert_deliveries SET state = 'unknown', error = ? WHERE state = 'sending'`,
  );
  const drop = database.prepare(
    `UPDATE alert_deliveries SET state = 'failed', next_at = NULL, error = ?
     WHERE next_at IS NOT NULL AND (created_at < ? OR channel_id IN (SELECT id FROM alert_channels WHERE paused_at IS NOT NULL))`,
  );
  const waiting = query(
    database.prepare('SELECT count(*) AS value FROM alert_deliveries WHERE next_at IS NOT NULL'),
    numberRow,
  );
  const reports = query(
    database.prepare(
      `SELECT alert_id, channel_id, state, created_at, error FROM alert_deliveries
       WHERE id IN (SELECT max(alert_deliveries.id) FROM alert_deliveries
         JOIN alert_channels ON alert_channels.id = channel_id WHERE account_id = ? AND day IS NULL GROUP BY channel_id, alert_id)
       ORDER BY id DESC LIMIT 200`,
    ),
    reportRow,
  );

  return {
    due: (most: number): readonly DueDelivery[] => due.all(now(), most),
    /** Noted before it is sent, so that one that a crash interrupts is not sent again. */
    begin(id: number): void {
      begin.run(id);
    },
    /** `nextAt`: when it is tried again, epoch ms; null: never. */
    end(
      id: number,
      state: 'waiting' | 'sent' | 'failed' | 'unknown',
      error = '',
      nextAt: number | null = null,
    ): void {
      end.run(state, nextAt, error, id);
    },
    /** Those that a crash has interrupted may have arrived. */
    settle(error: string): void {
      interrupted.run(error);
    },
    /** Gives up what is older than `before` (epoch ms), and what a paused channel has waiting. */
    drop(before: number, error: string): void {
      drop.run(error, before);
    },
    waiting: (): number => waiting.one() ?? 0,
    /** The newest message of each alert and channel of an account. */
    reports: (accountId: number) => reports.all(accountId),
  };
}

export type AlertDeliveryStore = ReturnType<typeof createAlertDeliveries>;
