import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { toAlertWire } from '@coinmirror/shared/contract/community/alerts.ts';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { RETENTION } from './retention.ts';
import { openStore, type Store } from './store.ts';
import { sweepHourly } from './sweepHourly.ts';

const PHONE = { areaCode: '86', mobile: '13800138000' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ALERT: Alert = {
  id: 'a',
  coin: null,
  target: null,
  measure: 'fearGreed',
  direction: 'below',
  threshold: 20,
  repeat: 'daily',
  cooldown: 60,
  armed: true,
  lastFiredAt: null,
  seen: null,
};
const NOTHING = { lastKeyword: '', code: '', platform: '', market: '' };

let time: number;
let store: Store;
let dataDir: string;

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  store = openStore({ dataDir, now: () => time });
});
afterEach(() => {
  store.close();
  rmSync(dataDir, { recursive: true });
});

/** Rows of a table, counted over a second connection. */
function count(table: string): number {
  const database = new DatabaseSync(join(dataDir, 'people.sqlite'), { readOnly: true });
  const { rows } = database.prepare(`SELECT count(*) AS rows FROM ${table}`).get() as { rows: number };
  database.close();
  return rows;
}

/** One row in each table of the list. */
async function write(): Promise<void> {
  const account = await store.accounts.create(PHONE, 'secret1', '镜友');
  if (!account) throw new Error('the phone is taken');
  store.phoneCodes.issue(PHONE, CODE_PURPOSES.login, { id: 'a', network: 'n', isKnown: false });
  store.phoneCodes.grant(PHONE, CODE_PURPOSES.register);
  store.sessions.open(account.id);
  store.invitations.create(14 * DAY);
  store.passwordTries.begin(account.id);
  store.inbox.addSearch({ ...NOTHING, keyword: 'btc' });
  store.alertChannels.add(account.id, { kind: 'json', shown: '', sealed: '', mark: 'm' });
  store.records.save(account.id, 'alert', [toAlertWire(ALERT)]);
  store.alertRules.fire({ accountId: account.id, alertId: ALERT.id, seen: null, message: '{}' });
}

const RETAINED: Readonly<Record<string, number>> = {
  sms_codes: DAY,
  phone_tokens: 10 * MINUTE,
  sessions: 7 * DAY,
  invitations: 14 * DAY,
  password_tries: 10 * MINUTE,
  search_records: 90 * DAY,
  alert_deliveries: 7 * DAY,
};

describe('data with limited retention', () => {
  test.each(Object.entries(RETAINED))(
    '%s is deleted %d ms after it was written, not before',
    async (table, stored) => {
      await write();
      time += stored - 1;
      await store.retention.sweep();
      expect(count(table)).toBe(1);
      time += 1;
      await store.retention.sweep();
      expect(count(table)).toBe(0);
    },
  );

  it('is all that the table lists; accounts remain', async () => {
    expect(RETENTION.map(({ table }) => table).sort()).toEqual(Object.keys(RETAINED).sort());
    await write();
    time += 1000 * DAY;
    await store.retention.sweep();
    expect(count('accounts')).toBe(1);
  });

  it('is deleted in batches with other work in between, and stops on request', async () => {
    for (let row = 0; row < 1_200; row += 1) store.inbox.addSearch({ ...NOTHING, keyword: `k${row}` });
    time += 91 * DAY;
    const stopping = new AbortController();
    const swept = store.retention.sweep(stopping.signal);
    expect(count('search_records')).toBe(700);
    stopping.abort();
    await swept;
    expect(count('search_records')).toBe(700);
    await store.retention.sweep();
    expect(count('search_records')).toBe(0);
  });
});

describe('the sweep', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('runs at the start and hourly, until it is stopped', () => {
    const sweep = vi.fn(async () => {});
    const end = sweepHourly({ sweep });
    expect(sweep).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * 60 * MINUTE);
    expect(sweep).toHaveBeenCalledTimes(3);
    end();
    vi.advanceTimersByTime(5 * 60 * MINUTE);
    expect(sweep).toHaveBeenCalledTimes(3);
  });

  it('logs a failure in one line, and runs again', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const sweep = vi.fn(async () => Promise.reject(new Error('database is locked')));
    const end = sweepHourly({ sweep });
    vi.advanceTimersByTime(60 * MINUTE);
    await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2), { timeout: 60_000 });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('database is locked'));
    end();
    said.mockRestore();
  });
});
