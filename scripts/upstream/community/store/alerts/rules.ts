import type { DatabaseSync } from 'node:sqlite';
import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { readAlertWire, toAlertWire } from '@coinmirror/shared/contract/community/alerts.ts';
import * as v from 'valibot';
import { query } from '../../../database/rows.ts';
import { inTransaction } from '../../../database/transaction.ts';

/** An alert with what the upstream itself has said of it. */
export interface AlertRule {
  readonly accountId: number;
  readonly alert: Alert;
  /** Epoch ms; null if it never has. */
  readonly toldAt: number | null;
  /** The newest event that the upstream has seen; null where it has not looked yet. */
  readonly seen: number | null;
}

/** What fires. */
export interface Firing {
  readonly accountId: number;
  readonly alertId: string;
  readonly seen: number | null;
  /** As JSON. */
  readonly message: string;
}

const idRow = v.pipe(
  v.object({ id: v.number() }),
  v.transform((row) => row.id),
);
const payloadRow = v.pipe(
  v.object({ payload: v.string() }),
  v.transform((row) => readAlertWire(JSON.parse(row.payload))),
);
const ruleRow = v.object({
  payload: v.string(),
  told_at: v.nullable(v.number()),
  seen: v.nullable(v.number()),
});

/** Where messages can go: in use, and of nobody who is locked out. */
const USABLE = `SELECT id FROM alert_channels WHERE account_id = ?1 AND paused_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM account_locks WHERE account_id = ?1)`;

/** The alerts of accounts that have a channel, and what comes of them. */
export function createAlertRules(database: DatabaseSync, now: () => number) {
  const accounts = query(
    database.prepare('SELECT DISTINCT account_id AS id FROM alert_channels WHERE paused_at IS NULL'),
    idRow,
  );
  const usable = query(database.prepare(USABLE), idRow);
  const rules = query(
    database.prepare(
      `SELECT records.payload, told_at, seen FROM records
       LEFT JOIN alert_states ON alert_states.account_id = records.account_id AND alert_id = records.id
       WHERE records.account_id = ?1 AND kind = 'alert'`,
    ),
    ruleRow,
  );
  const payload = query(
    database.prepare(`SELECT payload FROM records WHERE account_id = ? AND kind = 'alert' AND id = ?`),
    payloadRow,
  );
  const write = database.prepare(
    `UPDATE records SET payload = ? WHERE account_id = ? AND kind = 'alert' AND id = ?`,
  );
  const told = database.prepare(
    `INSERT INTO alert_states (account_id, alert_id, told_at, seen) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET told_at = excluded.told_at, seen = excluded.seen`,
  );
  const see = database.prepare(
    `INSERT INTO alert_states (account_id, alert_id, seen) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET seen = excluded.seen`,
  );
  const unsee = database.prepare('UPDATE alert_states SET seen = NULL WHERE account_id = ? AND alert_id = ?');
  const forget = database.prepare('DELETE FROM alert_states WHERE account_id = ? AND alert_id = ?');
  const send = database.prepare(
    `INSERT INTO alert_deliveries (channel_id, alert_id, message, state, created_at, next_at)
     VALUES (?1, ?2, ?3, 'waiting', ?4, ?4)`,
  );

  return {
    /** Accounts with a channel in use. */
    accounts: (): readonly number[] => accounts.all(),
    /** The rules of an account; none where nothing can be sent. */
    of(accountId: number): readonly AlertRule[] {
      if (usable.all(accountId).length === 0) return [];
      return rules.all(accountId).flatMap(({ payload: stored, told_at, seen }) => {
        const alert = readAlertWire(JSON.parse(stored));
        return alert ? [{ accountId, alert, toldAt: told_at, seen }] : [];
      });
    },
    /** The upstream has looked at events, and none was new. */
    see(accountId: number, alertId: string, seen: number): void {
      see.run(accountId, alertId, seen);
    },
    /** Switched on anew: what has happened until then is not told. */
    rearm(accountId: number, alertId: string): void {
      unsee.run(accountId, alertId);
    },
    forget(accountId: number, alertIds: readonly string[]): void {
      for (const id of alertIds) forget.run(accountId, id);
    },
    /**
     * Puts a message into the queue of each channel, and notes that the alert has been told: all or none, so that a restart
     * tells nothing twice. False where it has no channel, or is gone or switched off.
     */
    fire({ accountId, alertId, seen, message }: Firing): boolean {
      return inTransaction(database, () => {
        const channels = usable.all(accountId);
        const alert = payload.one(accountId, alertId);
        const isOff = alert !== null && !alert.armed && alert.lastFiredAt === null;
        if (channels.length === 0 || alert === null || isOff) return false;
        told.run(accountId, alertId, now(), seen);
        if (alert.repeat === 'once' && alert.armed) {
          const after = { ...alert, armed: false, lastFiredAt: now() };
          write.run(JSON.stringify(toAlertWire(after)), accountId, alertId);
        }
        for (const id of channels) send.run(id, alertId, message, now());
        return true;
      });
    },
  };
}

export type AlertRuleStore = ReturnType<typeof createAlertRules>;
