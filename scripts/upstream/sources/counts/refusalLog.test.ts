import { DAY, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { expect, test } from 'vitest';
import type { Refused } from './episodes.ts';
import { createRefusalLog } from './refusalLog.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const refused = (own: Partial<Refused> = {}): Refused => ({
  venue: 'gate',
  subject: 'BTC_USDT',
  reason: 'outlier',
  deviation: 4,
  ...own,
});

test('a number that is refused cycle after cycle is one row, with its largest deviation and its gravest reason', () => {
  const log = createRefusalLog({ stored: [] });
  log.take([refused()], NOW);
  log.take([refused({ reason: 'quarantined', deviation: -38 })], NOW + 5 * SECOND);
  log.take([refused({ deviation: 12 })], NOW + 10 * SECOND);
  expect(log.rows()).toEqual([
    {
      venue: 'gate',
      subject: 'BTC_USDT',
      reason: 'quarantined',
      deviation: -38,
      from: NOW,
      until: NOW + 10 * SECOND,
      isOpen: true,
    },
  ]);
});

test('a venue that flaps every cycle for an hour is one row, which ends ten minutes after its last refusal', () => {
  const log = createRefusalLog({ stored: [] });
  for (let cycle = 0; cycle < 720; cycle += 1)
    log.take(cycle % 2 === 0 ? [refused()] : [], NOW + cycle * 5 * SECOND);
  const last = NOW + 718 * 5 * SECOND;
  expect(log.rows()).toMatchObject([{ from: NOW, until: last, isOpen: true }]);
  log.take([], last + 11 * MINUTE);
  expect(log.rows()).toMatchObject([{ until: last, isOpen: false }]);
  log.take([refused()], last + 12 * MINUTE);
  expect(log.rows().map(({ from, isOpen }) => [from, isOpen])).toEqual([
    [last + 12 * MINUTE, true],
    [NOW, false],
  ]);
});

test('a clock that goes back a day neither ends what is refused nor leaves it open for a day', () => {
  const log = createRefusalLog({ stored: [] });
  log.take([refused()], NOW);
  log.take([refused()], NOW - DAY);
  expect(log.rows()).toMatchObject([{ from: NOW, until: NOW, isOpen: true }]);
  log.take([], NOW - DAY + 11 * MINUTE);
  expect(log.rows()).toMatchObject([{ from: NOW, until: NOW, isOpen: false }]);
});

test('a restart in the middle goes on with the row; after a long absence it has ended when it was seen last', () => {
  const first = createRefusalLog({ stored: [] });
  first.take([refused()], NOW);
  const stored = first.rows();
  const soon = createRefusalLog({ stored });
  soon.take([refused({ deviation: 9 })], NOW + 2 * MINUTE);
  expect(soon.rows()).toMatchObject([{ from: NOW, until: NOW + 2 * MINUTE, isOpen: true, deviation: 9 }]);
  const late = createRefusalLog({ stored });
  late.take([refused()], NOW + DAY);
  expect(late.rows()).toMatchObject([
    { from: NOW + DAY, isOpen: true },
    { from: NOW, until: NOW, isOpen: false },
  ]);
});

test('the log is bounded: what ended first goes, and while none has ended nothing is added', () => {
  const log = createRefusalLog({ stored: [], most: 3 });
  log.take([refused({ subject: 'A' }), refused({ subject: 'B' })], NOW);
  log.take([refused({ subject: 'C' }), refused({ subject: 'B' })], NOW + 11 * MINUTE);
  log.take(
    [refused({ subject: 'D' }), refused({ subject: 'B' }), refused({ subject: 'C' })],
    NOW + 12 * MINUTE,
  );
  const subjects = () => log.rows().map(({ subject }) => subject);
  expect(subjects().toSorted()).toEqual(['B', 'C', 'D']);
  log.take(
    ['E', 'B', 'C', 'D'].map((subject) => refused({ subject })),
    NOW + 13 * MINUTE,
  );
  expect(subjects().toSorted()).toEqual(['B', 'C', 'D']);
});

test('500 venues that are all refused in every cycle fill the log and no more, within a moment', () => {
  const log = createRefusalLog({ stored: [] });
  const all = Array.from({ length: 500 * 40 }, (_, at) =>
    refused({ venue: `venue${at % 500}`, subject: `${at}` }),
  );
  const began = performance.now();
  for (let cycle = 0; cycle < 12; cycle += 1) log.take(all, NOW + cycle * 5 * SECOND);
  expect(log.rows()).toHaveLength(10_000);
  expect(log.changes().put).toHaveLength(10_000);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('rows go after ninety days, and what the file never held is not asked to be forgotten', () => {
  const log = createRefusalLog({ stored: [] });
  log.take([refused({ subject: 'OLD' })], NOW - 91 * DAY);
  log.take([], NOW - 91 * DAY + 11 * MINUTE);
  log.stored();
  log.take([refused()], NOW);
  expect(log.rows().map(({ subject }) => subject)).toEqual(['BTC_USDT']);
  expect(log.changes().gone.map(({ subject }) => subject)).toEqual(['OLD']);
  log.stored();
  expect(log.changes()).toEqual({ put: [], gone: [] });
});

test('a deviation that is unknown never hides a known one', () => {
  const log = createRefusalLog({ stored: [] });
  for (const deviation of [null, 7, null]) log.take([refused({ deviation })], NOW);
  expect(log.rows()[0]?.deviation).toBe(7);
});
