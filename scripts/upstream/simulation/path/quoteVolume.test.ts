import { DAY } from '@coinmirror/shared/time/units.ts';
import { SHOWN_SEED } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { createPaths } from './paths.ts';
import { quoteVolume } from './volume.ts';

const LAST = Date.UTC(2026, 10, 28);

test.each([
  ['tether', 1.5, 2.5],
  ['usd-coin', 0.15, 0.35],
  ['first-digital-usd', 0.05, 0.15],
] as const)(
  'of %s is %d to %d of Bitcoin’s on the busiest and the quietest days of half a year',
  (code, low, high) => {
    const pathOf = createPaths(SHOWN_SEED);
    const usdOn = (name: string, day: number) => pathOf(name)?.range(day, day + DAY).usd ?? Number.NaN;
    const days = Array.from({ length: 180 }, (_, back) => LAST - (back + 1) * DAY)
      .map((day) => ({ day, bitcoin: usdOn('bitcoin', day) }))
      .toSorted((a, b) => a.bitcoin - b.bitcoin);
    for (const { day, bitcoin } of [...days.slice(0, 15), ...days.slice(-15)]) {
      expect(usdOn(code, day) / bitcoin).toBeGreaterThan(low * 0.85);
      expect(usdOn(code, day) / bitcoin).toBeLessThan(high * 1.15);
    }
  },
);

test('is nothing before its part has grown, and nothing where nothing is traded', () => {
  const trading = { cell: 7, key: 3, mean: 0 };
  const whole = { leaderUsd: () => 1e9, ratio: 2 };
  expect(quoteVolume({ ...trading, grown: 0 }, whole, 1)).toEqual({ usd: 0, coins: 0 });
  expect(quoteVolume({ ...trading, grown: 1 }, { ...whole, leaderUsd: () => 0 }, 1)).toEqual({
    usd: 0,
    coins: 0,
  });
});

test('grows with the dollar’s age: a young dollar prices a small part of the market', () => {
  const pathOf = createPaths(SHOWN_SEED);
  const part = (time: number) =>
    (pathOf('tether')?.range(time, time + 30 * DAY).usd ?? 0) /
    (pathOf('bitcoin')?.range(time, time + 30 * DAY).usd ?? 1);
  expect(part(Date.UTC(2016, 0, 1))).toBeLessThan(0.4);
  expect(part(Date.UTC(2021, 0, 1))).toBeGreaterThan(0.8);
});
