import { expect, test } from 'vitest';
import { readOverviewDate, readThresholds } from './overviewAddress.ts';

const params = new URLSearchParams('date=2022-11-21&top.mayer=3&top.x=&top.y=abc&bottom.mayer=0.8&topx=1');

test('own thresholds are read by side, and anything but a number is ignored', () => {
  expect(readThresholds(params, 'top')).toEqual({ mayer: 3 });
  expect(readThresholds(params, 'bottom')).toEqual({ mayer: 0.8 });
});

test.each([
  ['date=2022-11-21', '2022-11-21'],
  ['date=2022-02-30', null],
  ['', null],
])('%s names the day %s', (query, date) => {
  expect(readOverviewDate(new URLSearchParams(query))).toBe(date);
});
