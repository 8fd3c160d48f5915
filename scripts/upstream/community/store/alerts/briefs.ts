import type { DatabaseSync } from 'node:sqlite';
import type { BriefSlot } from '@coinmirror/shared/alerts/brief.ts';
import * as v from 'valibot';
import { numberRow, query } from '../../../database/rows.ts';
import { inTransaction } from '../../../database/transaction.ts';

const stateRow = v.object({
  channel_id: v.number(),
  hour: v.number(),
  /** Of the newest brief; null where there was none. */
  day: v.nullable(v.number()),
  state: v.nullable(v.picklist(['waiting', 'sending', 'sent', 'failed', 'unknown'])),
  created_at: v.nullable(v.number()),
  error: v.nullable(v.string()),
});

/** The channels that are sent the brief of each finished day. What is sent stands among the deliveries, under its day. */
export function createChannelBriefs(database: DatabaseSync, now: () => number) {
  const set = database.prepare(
    `INSERT INTO channel_briefs (channel_id, hour, since)
     SELECT id, ?3, ?4 FROM alert_channels WHERE id = ?2 AND account_id = ?1
     ON CONFLICT (channel_id) DO UPDATE SET hour = excluded.hour, since = excluded.since`,
  );
  const remove = database.prepare(
    `DELETE FROM channel_briefs
     WHERE channel_id = (SELECT id FROM alert_channels WHERE id = ?2 AND account_id = ?1)`,
  );
  const states = query(
    database.prepare(
      `SELECT channel_briefs.channel_id, hour, day, state, alert_deliveries.created_at, alert_deliveries.error
       FROM channel_briefs
       JOIN alert_channels ON alert_channels.id = channel_briefs.channel_id
       LEFT JOIN alert_deliveries ON alert_deliveries.id = (SELECT max(id) FROM alert_deliveries
         WHERE channel_id = channel_briefs.channel_id AND day IS NOT NULL)
       WHERE account_id = ?`,
    ),
    stateRow,
  );
  const hours = query(database.prepare('SELECT DISTINCT hour AS value FROM channel_briefs'), numberRow);
  // A clock that was set back must not silence a brief until it has caught up.
  const waiting = query(
    database.prepare(
      `SELECT alert_channels.id AS value FROM channel_briefs
       JOIN alert_channels ON alert_channels.id = channel_id
       WHERE hour = ?1 AND (since <= ?2 OR since > ?4) AND paused_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM account_locks WHERE account_locks.account_id = alert_channels.account_id)
         AND NOT EXISTS (SELECT 1 FROM alert_deliveries
           WHERE alert_deliveries.channel_id = channel_briefs.channel_id AND day = ?3)`,
    ),
    numberRow,
  );
  const add = database.prepare(
    `INSERT INTO alert_deliveries (channel_id, alert_id, day, message, state, created_at, next_at, error)
     VALUES (?1, '', ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING`,
  );

  return {
    /** Sent at an hour, from `since` on (by the market's clock, epoch ms). */
    switchOn(accountId: number, channelId: number, hour: number, since: number): void {
      set.run(accountId, channelId, hour, since);
    },
    switchOff(accountId: number, channelId: number): void {
      remove.run(accountId, channelId);
    },
    /** The account's channels with a brief, and what became of the last one. */
    states: (accountId: number) => states.all(accountId),
    /** Hours at which something is sent. */
    hours: (): readonly number[] => hours.all(),
    /** Channels in use that have not got the brief of a slot; `marketNow` epoch ms. */
    waiting: (hour: number, { at, day }: BriefSlot, marketNow: number): readonly number[] =>
      waiting.all(hour, at, day, marketNow),
    /** Puts a brief (as JSON) into the queue of each channel, once a day. */
    send(channelIds: readonly number[], day: number, message: string): void {
      inTransaction(database, () => {
        for (const id of channelIds) add.run(id, day, message, 'waiting', now(), now(), '');
      });
    },
    /** Notes that a brief is not sent any more, and why. */
    miss(channelIds: readonly number[], day: number, why: string): void {
      inTransaction(database, () => {
        for (const id of channelIds) add.run(id, day, '{}', 'failed', now(), null, why);
      });
    },
  };
}

export type ChannelBriefStore = ReturnType<typeof createChannelBriefs>;
