import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../openDatabase.ts';
import { createChannelBriefs } from './briefs.ts';
import { createAlertDeliveries } from './deliveries.ts';

const NOW = 1_000_000;
const SLOT = { at: 900_000, day: 500_000 };
let database: ReturnType<typeof openDatabase>;
let briefs: ReturnType<typeof createChannelBriefs>;

beforeEach(() => {
  database = openDatabase(null);
  database.exec(`
    INSERT INTO accounts (id, area_code, mobile, nickname, name_key, password_hash, created_at, updated_at)
      VALUES (1, '86', '13800138000', '甲', 'a', '', 1, 1), (2, '86', '13800138001', '乙', 'b', '', 1, 1);
    INSERT INTO alert_channels (id, account_id, kind, shown, sealed, mark, created_at)
      VALUES (11, 1, 'json', '', '', 'a', 1), (12, 2, 'json', '', '', 'b', 1);`);
  briefs = createChannelBriefs(database, () => NOW);
  briefs.switchOn(1, 11, 8, 1);
  briefs.switchOn(2, 12, 8, 1);
});
afterEach(() => database.close());

it('a channel waits for the brief of a day until it is queued, which happens once', () => {
  expect(briefs.waiting(8, SLOT, NOW)).toEqual([11, 12]);
  for (let turn = 0; turn < 2; turn += 1) briefs.send([11, 12], SLOT.day, '{}');
  expect(briefs.waiting(8, SLOT, NOW)).toEqual([]);
  const deliveries = createAlertDeliveries(database, () => NOW);
  expect(deliveries.waiting()).toBe(2);
  // They are no alert's.
  expect(deliveries.reports(1)).toEqual([]);
});

it('a locked account, a paused channel and another hour are sent none', () => {
  database.exec(
    `INSERT INTO account_locks VALUES (1, 5); UPDATE alert_channels SET paused_at = 5 WHERE id = 12`,
  );
  expect(briefs.waiting(8, SLOT, NOW)).toEqual([]);
  database.exec('DELETE FROM account_locks');
  expect(briefs.waiting(8, SLOT, NOW)).toEqual([11]);
  expect(briefs.waiting(9, SLOT, NOW)).toEqual([]);
});

it('nobody switches the channel of another account', () => {
  briefs.switchOn(1, 12, 9, 1);
  briefs.switchOff(1, 12);
  expect(briefs.states(2)).toMatchObject([{ channel_id: 12, hour: 8 }]);
  briefs.switchOff(2, 12);
  expect(briefs.states(2)).toEqual([]);
});

it('what is switched on later than it was due is not sent, unless the clock was set back since', () => {
  briefs.switchOn(1, 11, 8, SLOT.at + 1);
  briefs.switchOn(2, 12, 8, NOW + 1);
  expect(briefs.waiting(8, SLOT, NOW)).toEqual([12]);
});
