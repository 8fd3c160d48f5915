import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY, HOUR, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Known, SourceClient } from '../client/sourceClient.ts';
import type { Refused } from '../counts/episodes.ts';
import { type FailureKind, failure } from '../net/failure.ts';
import { trackRecordPort } from '../ports/trackRecordPort.ts';
import type { Question } from '../question/question.ts';
import { openMarketStore } from '../store/marketStore.ts';
import { createTrackRecord } from './createTrackRecord.ts';

const START = Date.parse('2026-03-10T04:00:00Z');
const clock = { time: START };
const now = () => clock.time;
const dataFolder = () => mkdtempSync(join(tmpdir(), 'record-'));

beforeEach(() => {
  clock.time = START;
});

const refused = (own: Partial<Refused> = {}): Refused => ({
  venue: 'gate',
  subject: 'BTC_USDT',
  reason: 'outlier',
  deviation: 4,
  ...own,
});
const venues = [{ venue: 'gate', quotes: 200, refused: 3, quarantined: 1 }];

function open(dataDir: string | null = null) {
  const lines: string[] = [];
  const store = openMarketStore({ dataDir, now, log: (line) => void lines.push(line) });
  const record = createTrackRecord(store.trackRecord, now);
  return { store, record, lines, port: trackRecordPort({ record, feeds: [], now }) };
}

const QUESTION: Question<number> = { path: '/x', decode: { read: () => 1, faults: () => [] } };

/** A source that answers what it is told, after some ms. */
function client(answers: () => Known<number>, takes = 40): SourceClient {
  return {
    name: 'OKX',
    ask: async <Value>() => {
      clock.time += takes;
      return answers() as Known<Value>;
    },
    recall: () => ({ kind: 'nothing', why: failure('off', '') }),
    budget: () => ({ now: 10, burst: 10, month: null }),
    skew: () => null,
  };
}
const fresh = (): Known<number> => ({ kind: 'fresh', value: 1, at: clock.time });
const cachedSince =
  (at: number, kind: FailureKind = 'timeout') =>
  (): Known<number> => ({
    kind: 'cached',
    value: 1,
    at,
    why: failure(kind, ''),
  });

describe('refusals', () => {
  test('go on over a restart in the middle, and are stored once', () => {
    const dataDir = dataFolder();
    const first = open(dataDir);
    first.record.take({ refused: [refused()], venues }, clock.time);
    first.record.store();
    first.store.close();
    clock.time += 2 * MINUTE;
    const second = open(dataDir);
    second.record.take({ refused: [refused({ deviation: -31 })], venues }, clock.time);
    second.record.store();
    second.store.close();
    const third = open(dataDir);
    expect(third.record.episodes()).toEqual([
      { ...refused({ deviation: -31 }), from: START, until: START + 2 * MINUTE, isOpen: true },
    ]);
    expect(third.record.venueDays()).toMatchObject([{ quotes: 400, refused: 6, quarantined: 2 }]);
    third.store.close();
  });

  test('wait in memory while the disk is full, are answered meanwhile, and are stored once there is room', () => {
    const dataDir = dataFolder();
    const { store, record, lines } = open(dataDir);
    const other = new DatabaseSync(join(dataDir, 'market.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    for (let cycle = 0; cycle < 100; cycle += 1) {
      clock.time += 5 * SECOND;
      record.take({ refused: [refused()], venues }, clock.time);
    }
    expect(record.episodes()).toHaveLength(1);
    expect(record.venueDays()).toMatchObject([{ quotes: 20_000 }]);
    expect(lines).toHaveLength(1);
    other.exec('ROLLBACK');
    store.close();
    const again = open(dataDir);
    expect(again.record.episodes()).toMatchObject([{ from: START + 5 * SECOND, until: clock.time }]);
    expect(again.record.venueDays()).toMatchObject([{ quotes: 20_000 }]);
    again.store.close();
    other.close();
  });
});

describe('answers of sources', () => {
  test('count as answered with the time they took, else with the age of what is known', async () => {
    const { record, port } = open();
    const well = record.counted(client(fresh, 40));
    for (let at = 0; at < 90; at += 1) await well.ask(QUESTION);
    const down = record.counted(client(cachedSince(clock.time - HOUR)));
    for (let at = 0; at < 10; at += 1) await down.ask(QUESTION);
    const [row] = await port.sourceRecords();
    expect(row).toMatchObject({ name: 'OKX', title: '欧易', asked: 100, answered: 90, days: 1 });
    expect(Math.abs((row?.medianAge ?? 0) / 40 - 1)).toBeLessThan(0.14);
    expect(Math.abs((row?.lateAge ?? 0) / HOUR - 1)).toBeLessThan(0.14);
    expect(row?.availability).toHaveLength(90);
    expect(row?.availability.slice(-2)).toEqual([null, 90]);
  });

  test('that are not asked for our own reasons do not count; one that knows no such subject has answered', async () => {
    const { record, port } = open();
    await record.counted(client(cachedSince(START, 'off'))).ask(QUESTION);
    const spent = {
      ...client(cachedSince(START, 'limit')),
      budget: () => ({ now: 0, burst: 10, month: null }),
    };
    await record.counted(spent).ask(QUESTION);
    expect(await port.sourceRecords()).toEqual([]);
    await record.counted(client(cachedSince(START, 'missing'))).ask(QUESTION);
    await record.counted(client(cachedSince(START, 'limit'))).ask(QUESTION);
    expect(await port.sourceRecords()).toMatchObject([{ asked: 2, answered: 1 }]);
  });

  test('of a day add up over restarts and a clock that is set back over midnight', async () => {
    const dataDir = dataFolder();
    clock.time = Date.parse('2026-03-10T16:00:01Z');
    for (const step of [0, -5 * SECOND, 5 * SECOND]) {
      clock.time += step;
      const { store, record } = open(dataDir);
      await record.counted(client(fresh, 0)).ask(QUESTION);
      record.store();
      store.close();
    }
    const { record, port, store } = open(dataDir);
    const days = record.sourceDays().map(({ day, asked }) => [new Date(day).toISOString(), asked]);
    expect(days).toEqual([
      ['2026-03-10T16:00:00.000Z', 2],
      ['2026-03-09T16:00:00.000Z', 1],
    ]);
    expect(await port.sourceDays()).toHaveLength(2);
    store.close();
  });

  test('are deleted after ninety days', async () => {
    const { record, store } = open();
    await record.counted(client(fresh)).ask(QUESTION);
    record.take({ refused: [], venues }, clock.time);
    record.store();
    clock.time += 89 * DAY;
    await store.sweep();
    expect([store.trackRecord.sourceDays().length, store.trackRecord.venueDays().length]).toEqual([1, 1]);
    clock.time += 3 * DAY;
    await store.sweep();
    expect([store.trackRecord.sourceDays().length, store.trackRecord.venueDays().length]).toEqual([0, 0]);
  });
});

test('an exchange is judged by what was refused, with the age of the answers that bring its prices', async () => {
  const { record, port } = open();
  await record.counted({ ...client(fresh, 80), name: 'GATE' }).ask(QUESTION);
  record.take({ refused: [], venues }, clock.time);
  const [row] = await port.venueRecords();
  expect(row).toMatchObject({ code: 'gate', days: 1, quotes: 200, refusedShare: 1.5, quarantinedShare: 0.5 });
  expect(Math.abs((row?.medianAge ?? 0) / 80 - 1)).toBeLessThan(0.14);
});
