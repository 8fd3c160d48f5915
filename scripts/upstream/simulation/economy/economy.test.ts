import { otcPremium } from '@coinmirror/shared/indicators/premium.ts';
import { DAY, HOUR, SECOND } from '@coinmirror/shared/time/units.ts';
import { describe, expect, it } from 'vitest';
import { cnyPerUsd, fiatRates, gasAt, goldPrice, usdtPriceCny } from './economy.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const instants = Array.from({ length: 300 }, (_, i) => NOW - i * 3 * DAY - i * HOUR);

describe('economy', () => {
  it('gold changes every few seconds by little', () => {
    const seconds = Array.from({ length: 600 }, (_, i) => goldPrice(NOW + i * SECOND));
    const moves = seconds.slice(1).map((price, i) => Math.abs(price - (seconds[i] ?? price)));
    expect(moves.filter((move) => move > 0).length).toBeGreaterThan(200);
    expect(Math.max(...moves)).toBeLessThan(8);
  });

  it('keeps currencies in their ranges and prices Tether near the official rate', () => {
    for (const time of instants) {
      expect(cnyPerUsd(time)).toBeGreaterThan(6.3);
      expect(cnyPerUsd(time)).toBeLessThan(7.8);
      expect(Math.abs(otcPremium(usdtPriceCny(time), 1 / cnyPerUsd(time)))).toBeLessThan(2.5);
    }
  });

  it('has a rate for every currency of the specification', () => {
    const rates = fiatRates(NOW);
    const codes = 'cny usd jpy krw hkd rub inr aud eur chf gbp twd cad idr brl mxn'.split(' ');
    expect(Object.keys(rates).sort()).toEqual(codes.sort());
    expect(rates['usd']).toBe(1);
    expect(Object.values(rates).every((rate) => rate > 0)).toBe(true);
  });

  it('gas costs 0.1 to 5 Gwei, within a factor of two at any hour of two and a half years', () => {
    const seen = instants.flatMap((time) =>
      Array.from({ length: 8 }, (_, i) => gasAt(time + i * 3 * HOUR).standard),
    );
    const sorted = seen.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.05)]).toBeGreaterThanOrEqual(0.1);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThanOrEqual(5);
    expect(sorted[0]).toBeGreaterThanOrEqual(0.05);
    expect(sorted.at(-1)).toBeLessThanOrEqual(10);
  });

  it('gas rises from slow to fast and changes with each block', () => {
    for (const time of instants) {
      const { slow, standard, fast, baseFee } = gasAt(time);
      expect([baseFee, slow, standard, fast]).toEqual(
        [baseFee, slow, standard, fast].toSorted((a, b) => a - b),
      );
    }
    expect(new Set(Array.from({ length: 40 }, (_, i) => gasAt(NOW + i * 12 * SECOND))).size).toBeGreaterThan(
      10,
    );
  });
});
