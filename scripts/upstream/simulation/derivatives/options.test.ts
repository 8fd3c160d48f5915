import { maxPain } from '@coinmirror/shared/indicators/options.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { expect, test } from 'vitest';
import { optionExpiries } from './options.ts';

const NOW = Date.UTC(2026, 10, 20, 4, 12);

test('expiries have uneven shares: the largest is the end of a quarter, none is a whole number', () => {
  for (const code of ['bitcoin', 'ethereum', 'solana']) {
    const whole = 100_000;
    const open = optionExpiries(code, 100_000, whole, NOW);
    const shares = open.map(({ calls, puts }) => (100 * (calls + puts)) / whole);
    expect(shares.filter((share) => Math.abs(share - Math.round(share)) < 0.005).length).toBeLessThan(2);
    const largest = open[shares.indexOf(Math.max(...shares))];
    expect([2, 5, 8, 11]).toContain(new Date(largest?.expiresAt ?? 0).getUTCMonth());
  }
});

test('there are half to three quarters as many puts as calls, and the pain lies near the price', () => {
  for (let day = 0; day < 90; day += 9) {
    const open = optionExpiries('bitcoin', 95_000 + 500 * day, 100_000, NOW - day * DAY);
    const ratio = sum(open, ({ puts }) => puts) / sum(open, ({ calls }) => calls);
    expect(ratio).toBeGreaterThan(0.45);
    expect(ratio).toBeLessThan(0.85);
    for (const { strikes } of open)
      expect(Math.abs(Math.log((maxPain(strikes) ?? 0) / (95_000 + 500 * day)))).toBeLessThan(0.35);
  }
});
