import { DAY } from '@coinmirror/shared/time/units.ts';
import { expect, test } from 'vitest';
import { optionExpiries } from './options.ts';

const NOW = Date.UTC(2026, 10, 20, 4, 12);

test.each([
  ['bitcoin', 33, 60],
  ['ethereum', 45, 80],
] as const)(
  'the volatility of options of %s changes little between expiries, and stays in the usual range',
  (code, least, most) => {
    for (let day = 0; day < 120; day += 3) {
      const curve = optionExpiries(code, 100_000, 1000, NOW - day * DAY).map((one) => one.impliedVolatility);
      for (const [at, volatility] of curve.entries()) {
        expect(volatility).toBeGreaterThan(least);
        expect(volatility).toBeLessThan(most);
        expect(Math.abs(volatility - (curve[at - 1] ?? volatility))).toBeLessThan(5);
      }
    }
  },
);
