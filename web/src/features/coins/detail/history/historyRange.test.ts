import { describe, expect, test } from 'vitest';
import { shownDays, unreadEnds } from './historyRange.ts';

const at = (query: string, now = Date.UTC(2026, 10, 20, 4)) => shownDays(new URLSearchParams(query), now);

describe('the days of a price history', () => {
  test('are by default the last sixty of Beijing, at any hour of its day', () => {
    const midnight = Date.UTC(2026, 10, 19, 16);
    for (const hour of [0, 2, 8, 23]) {
      expect(at('', midnight + hour * 3_600_000)).toEqual({ from: '2026-09-22', to: '' });
    }
  });

  test.each([
    ['from=2026-11-01&to=2026-11-05', { from: '2026-11-01', to: '2026-11-05' }],
    ['from=2026-11-05&to=2026-11-01', { from: '2026-11-01', to: '2026-11-05' }],
    ['from=&to=', { from: '', to: '' }],
    ['from=2026-13-40&to=<b>', { from: '', to: '' }],
  ])('are those of the address, the right way round, and what cannot be read is open: %s', (query, days) => {
    expect(at(query)).toEqual(days);
  });

  test.each([
    ['', []],
    ['from=&to=2026-02-28', []],
    ['from=2026-02-30&to=2026-11-20', ['from']],
    ['from=20261101', ['from']],
    ['from=昨天&to=<b>', ['from', 'to']],
  ])('own up to the ends that are no day: %s', (query, ends) => {
    expect(unreadEnds(new URLSearchParams(query))).toEqual(ends);
    for (const end of ends) expect(at(query)).toMatchObject({ [end]: '' });
  });
});
