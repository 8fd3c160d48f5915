import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { expect, test } from 'vitest';
import { optionExpiryTimes } from '../listings/expiry.ts';
import { leanOf, shockAt, volatilityOf } from './optionVolatility.ts';
import { volatilityIndexAt } from './volatilityIndex.ts';

const NOW = Date.UTC(2026, 10, 20, 4, 12);

test.each([
  ['bitcoin', 33, 60],
  ['ethereum', 45, 80],
] as const)(
  'the volatility of options of %s changes little between expiries, and stays in the usual range',
  (code, least, most) => {
    for (let day = 0; day < 120; day += 3) {
      const time = NOW - day * DAY;
      const curve = optionExpiryTimes(time).map(({ expiresAt }) => volatilityOf(code, expiresAt, time, 0));
      for (const [at, volatility] of curve.entries()) {
        expect(volatility).toBeGreaterThan(least);
        expect(volatility).toBeLessThan(most);
        expect(Math.abs(volatility - (curve[at - 1] ?? volatility))).toBeLessThan(5);
      }
    }
  },
);

test('a fall lifts near volatility more than far one, makes puts dear, and is forgotten in a week', () => {
  const crash = (day: number) =>
    shockAt((time) => (time > NOW - DAY / 2 && time <= NOW + DAY / 2 ? -0.1 : 0), NOW + day * DAY);
  const [near, far] = [NOW + DAY, NOW + 300 * DAY];
  const lift = (expiresAt: number, shock: number) =>
    volatilityOf('bitcoin', expiresAt, NOW, shock) / volatilityOf('bitcoin', expiresAt, NOW, 0);
  expect(lift(near, crash(0))).toBeGreaterThan(1.3);
  expect(lift(far, crash(0))).toBeLessThan(1.01);
  expect(leanOf('bitcoin', near, NOW, crash(0))).toBeGreaterThan(leanOf('bitcoin', near, NOW, 0) + 0.5);
  expect(crash(1) / crash(0)).toBeLessThan(0.8);
  expect(crash(3) / crash(0)).toBeLessThan(0.3);
  expect(crash(7)).toBe(0);
  const rise = shockAt((time) => (time > NOW - DAY / 2 ? 0.1 : 0), NOW);
  expect(rise).toBeGreaterThan(0);
  expect(rise).toBeLessThan(crash(0) / 2);
});

test('the index is the volatility of 30 days, whichever expiries stand around them', () => {
  for (let hour = 0; hour < 24 * 40; hour += 5) {
    const time = NOW - hour * HOUR;
    const around = optionExpiryTimes(time)
      .filter(({ expiresAt }) => Math.abs(expiresAt - time - 30 * DAY) < 25 * DAY)
      .map(({ expiresAt }) => volatilityOf('bitcoin', expiresAt, time, 0));
    const index = volatilityIndexAt('bitcoin', time, 0) ?? 0;
    expect(index).toBeGreaterThan(Math.min(...around) - 0.5);
    expect(index).toBeLessThan(Math.max(...around) + 0.5);
  }
});
