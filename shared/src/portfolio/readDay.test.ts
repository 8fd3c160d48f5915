import { expect, test } from 'vitest';
import { readDay } from './readDay.ts';

test.each([
  ['2026-01-31', '2026-01-31'],
  ['2026/1/31', '2026-01-31'],
  ['2026.1.5', '2026-01-05'],
  ['2026年1月31日', '2026-01-31'],
  ['2026-01-31 18:12:45', '2026-01-31'],
  ['2026/1/31 8:05', '2026-01-31'],
  ['2026-01-31T18:12:45.123Z', '2026-02-01'],
  ['2026-01-31T15:59:59Z', '2026-01-31'],
  ['2026-01-31T18:12:45+08:00', '2026-01-31'],
  ['2026-01-31 23:30:00 UTC', '2026-02-01'],
  ['2026-02-28T20:00:00-0500', '2026-03-01'],
])('%s is the day %s in Beijing', (text, day) => {
  expect(readDay(text)).toMatchObject({ day });
});

test.each([
  ['2026-01-31 18:12:45', '18:12'],
  ['2026/1/31 8:05', '08:05'],
  ['2026-01-31T18:12:45.123Z', '02:12'],
  ['2026-01-31', undefined],
  // A spreadsheet writes midnight behind a date.
  ['2026/1/31 0:00', undefined],
])('%s has the time %s in Beijing', (text, time) => {
  expect(readDay(text)).toMatchObject(time === undefined ? {} : { time });
  expect('time' in readDay(text)).toBe(time !== undefined);
});

test.each([
  ['2026-01-31 18:12:45', '2026-02-01'],
  ['2026-01-31', '2026-01-31'],
])('%s in a column of UTC is the day %s in Beijing', (text, day) => {
  expect(readDay(text, { isUtc: true })).toMatchObject({ day });
});

test.each([
  ['31/01/2026', /先后有两种读法/],
  ['05.06.2026 12:00', /先后有两种读法/],
  ['2026-02-30', /如 2026-01-31/],
  ['2026-13-02', /如 2026-01-31/],
  ['46053', /如 2026-01-31/],
  ['soon', /如 2026-01-31/],
  ['', /如 2026-01-31/],
  ['2026-01-31T25:00:00Z', /如 2026-01-31/],
])('%j is no day', (text, why) => {
  expect(readDay(text)).toEqual({ why: expect.stringMatching(why) });
});
