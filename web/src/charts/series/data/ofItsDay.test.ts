import { expect, test } from 'vitest';
import { ofItsDay } from './ofItsDay.ts';

const DAY = 86_400_000;
const MIDNIGHT = Date.UTC(2026, 10, 21, 16);

test('dates the 24 hours until now a day after the last whole day, whatever the hour', () => {
  for (const now of [MIDNIGHT + DAY, MIDNIGHT + 1.8 * DAY, MIDNIGHT + 2 * DAY - 1]) {
    const rows = [
      { time: MIDNIGHT - DAY, value: 1 },
      { time: MIDNIGHT, value: 2 },
      { time: now, value: 3 },
    ];
    expect(ofItsDay(rows)).toEqual([rows[0], rows[1], { time: MIDNIGHT + DAY, value: 3 }]);
  }
});

test('keeps an empty list empty', () => {
  expect(ofItsDay([])).toEqual([]);
});
