import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { expect, it } from 'vitest';
import { hashRateOf } from './hashRate.ts';

const NOON = Date.UTC(2026, 9, 9, 12);

it('of Bitcoin stays between 0.9 and 1.2 ZH/s, and changes daily, not within a day', () => {
  const days = Array.from({ length: 300 }, (_, i) => hashRateOf('bitcoin', NOON - i * DAY) ?? 0);
  expect(Math.min(...days)).toBeGreaterThan(0.9e21);
  expect(Math.max(...days)).toBeLessThan(1.2e21);
  expect(new Set(days).size).toBe(300);
  expect(hashRateOf('bitcoin', NOON)).toBe(hashRateOf('bitcoin', NOON + 6 * HOUR));
});

it('is null if unknown', () => {
  expect(hashRateOf('tether', NOON)).toBeNull();
});
