import { describe, expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { isVouchedFor, offListings } from './freshListing.ts';

const NOW = Date.parse('2026-06-09T12:00:00Z');
const MINUTE = 60_000;
const at = (price: number, age = 0) => ({ price, at: NOW - age });

describe('a price is off', () => {
  test.each([
    ['by more than 30 % of the fresh listing', 0.69, [at(1)], true],
    ['upwards too', 1.31, [at(1)], true],
    ['not by 29 %', 1.29, [at(1)], false],
    ['not where one of two fresh listings says the same', 0.6, [at(1), at(0.61, 9 * MINUTE)], false],
    ['not where a listing that is further by its factor is within 30 %', 1, [at(0.75), at(1.4)], false],
    ['not where the listing is older than ten minutes', 0.1, [at(1, 10 * MINUTE + 1)], false],
    ['not where nobody lists the coin', 0.1, [], false],
    ['not by a listing of nothing', 0.1, [at(0), at(Number.NaN)], false],
    ['not by a listing of tomorrow', 0.1, [at(1, -24 * 60 * MINUTE)], false],
  ])('%s', (_case, price, listings, isOff) => {
    expect(offListings(price, listings, NOW) !== null).toBe(isOff);
  });

  test('the nearest listing is named', () => {
    expect(offListings(6, [at(1), at(2), at(0.5)], NOW)).toBe(2);
  });
});

describe('venues vouch for a price', () => {
  const said = (venue: string, more: Partial<Candidate> = {}): Candidate => ({
    ...{ venue, symbol: `VELO${more.symbol ?? 'USDT'}`, price: 1, volume: 200_000, isNamed: false },
    ...{ opening: null, spread: 0.01, time: NOW, hasClock: true, venueNow: NOW, readAt: NOW },
    ...more,
  });
  const gate = said('gate', { isNamed: true });

  test.each<[string, readonly Candidate[], boolean]>([
    ['where two say it, one of them by full name', [said('okx'), gate], true],
    ['not where nobody tells a name', [said('okx'), said('bybit'), said('binance')], false],
    ['not where one venue says it in two pairs', [gate, { ...gate, symbol: 'VELOUSDC' }], false],
    ['not where the second hardly trades', [gate, said('okx', { volume: 99_999 })], false],
    [
      'not where the one with the name hardly trades',
      [said('okx'), said('bybit'), { ...gate, volume: 20_000 }],
      false,
    ],
    [
      'not where the one with the name says another price',
      [said('okx'), said('bybit'), { ...gate, price: 1.04 }],
      false,
    ],
  ])('%s', (_case, accepted, isVouched) => {
    expect(isVouchedFor(1, accepted)).toBe(isVouched);
  });
});
