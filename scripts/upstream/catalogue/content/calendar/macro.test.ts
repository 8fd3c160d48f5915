import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { expect, test } from 'vitest';
import { FOMC_DAYS, macroDates } from './macro.ts';

test('decisions are published on Wednesdays, in Beijing at 3:00 in winter and 2:00 in summer', () => {
  for (const day of FOMC_DAYS) expect(new Date(`${day}T00:00:00Z`).getUTCDay(), day).toBe(3);
  const [winter] = macroDates(Date.UTC(2026, 11, 1), Date.UTC(2027, 0, 1));
  const [summer] = macroDates(Date.UTC(2027, 5, 1), Date.UTC(2027, 6, 1));
  expect(formatDateTime(winter?.time ?? 0)).toMatch(/^2026-12-10 03:00/);
  expect(formatDateTime(summer?.time ?? 0)).toMatch(/^2027-06-10 02:00/);
});

test('there are eight meetings a year', () => {
  for (const year of ['2026', '2027'])
    expect(FOMC_DAYS.filter((day) => day.startsWith(year))).toHaveLength(8);
});

// The Committee announces a year's dates in the summer before it: read the next ones at federalreserve.gov and add them.
test('the dates do not end within sixty days', () => {
  expect(macroDates(Date.now() + 60 * DAY, Number.POSITIVE_INFINITY).length).toBeGreaterThan(0);
});
