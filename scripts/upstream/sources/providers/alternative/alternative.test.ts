import { expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { fearGreedDays } from './alternative.ts';

const answer = (data: readonly object[], error: string | null = null) => ({
  name: 'Fear and Greed Index',
  data,
  metadata: { error },
});
const day = (date: number, value: string, more: object = {}) => ({
  value,
  value_classification: 'Fear',
  timestamp: `${Date.UTC(2026, 2, date) / 1000}`,
  ...more,
});

test('numbers and times are texts; the oldest day is first; a missing day stays missing', () => {
  const wire = answer([day(10, '23', { time_until_update: '68499' }), day(9, '40'), day(6, '100')]);
  expect(readWire(fearGreedDays(0), wire)).toEqual([
    { time: Date.UTC(2026, 2, 6), value: 100 },
    { time: Date.UTC(2026, 2, 9), value: 40 },
    { time: Date.UTC(2026, 2, 10), value: 23 },
  ]);
});

test.each([
  ['a value above 100', answer([day(10, '101')])],
  ['a value below 0', answer([day(10, '-1')])],
  ['a date for a time', answer([day(10, '50', { timestamp: '03-10-2026' })])],
  ['an error', answer([day(10, '50')], 'limit must be a number')],
])('%s is refused', (_why, wire) => {
  expect(readWire(fearGreedDays(1), wire)).toBeNull();
});
