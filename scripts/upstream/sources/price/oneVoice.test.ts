import { describe, expect, test } from 'vitest';
import { type AgreeOptions, agreePrice } from './agreePrice.ts';
import type { Candidate } from './candidate.ts';
import { quoteRates } from './quoteRates.ts';

const NOW = Date.parse('2026-06-09T12:00:00Z');
const listed = (price: number) => ({ reference: price, listings: [{ price, at: NOW - 60_000 }] });
const open: AgreeOptions = { now: NOW, rank: 1, reference: null, listings: [], quarantined: new Set() };

/** Pairs by `venue quote`, each with its price and turnover (USD). */
function pairs(
  reported: Readonly<Record<string, readonly [price: number, volume: number]>>,
): readonly Candidate[] {
  return Object.entries(reported).map(([name, [price, volume]]) => {
    const [venue = '', quote = ''] = name.split(' ');
    return {
      ...{ venue, symbol: `BTC-${quote}`, price, volume, isNamed: false },
      ...{ opening: null, spread: 0.01, time: NOW, hasClock: true, venueNow: NOW, readAt: NOW },
    };
  });
}

const okx = (price: number, volume = 1e6) => ({
  'okx USD': [price, volume] as const,
  'okx USDC': [price, volume] as const,
  'okx USDT': [price, volume] as const,
  'okx EUR': [price, volume] as const,
});

describe('one venue is one voice', () => {
  test('however many pairs it has: alone it is checked by who lists the coin', () => {
    expect(agreePrice(pairs(okx(60_000)), { ...open, ...listed(50_000) })).toMatchObject({
      price: 50_000,
      from: 'reference',
      accepted: [],
    });
    expect(agreePrice(pairs(okx(60_000)), { ...open, ...listed(58_000) }).price).toBe(60_000);
  });

  test('alone it says the mean of its pairs by turnover', () => {
    const own = pairs({ 'okx USD': [100, 30_000], 'okx USDT': [102, 10_000] });
    expect(agreePrice(own, open).price).toBeCloseTo(100.5, 9);
  });

  test('four pairs are not the majority of three venues', () => {
    const own = pairs({ ...okx(42_000), 'gate USDT': [60_000, 1e6], 'kraken USD': [60_010, 1e6] });
    const { price, refused } = agreePrice(own, open);
    expect(price).toBeGreaterThan(59_999);
    expect(refused.map(({ candidate: { venue }, why }) => `${venue} ${why}`)).toEqual(
      Array(4).fill('okx outlier'),
    );
  });

  test('a hundred times the turnover does not make it right: no venue has more than half of the weight', () => {
    const own = pairs({ ...okx(42_000, 1e8), 'gate USDT': [60_000, 1e6], 'kraken USD': [60_010, 1e6] });
    expect(agreePrice(own, open).price).toBeGreaterThan(59_999);
    expect(agreePrice(own, { ...open, ...listed(60_500) }).price).toBeGreaterThan(59_999);
    // Neither half is the larger one: who lists the coin decides.
    const halves = pairs({
      ...okx(42_000),
      'bybit USDT': [42_010, 1e6],
      'gate USDT': [60_000, 1e6],
      'kraken USD': [60_010, 1e6],
    });
    expect(agreePrice(halves, { ...open, ...listed(59_000) }).price).toBeGreaterThan(59_999);
  });

  test('one pair of its own that is far off is not heard with it', () => {
    const own = pairs({ 'okx USD': [60_000, 1e6], 'okx USDT': [60_100, 1e6], 'okx EUR': [6e7, 1e9] });
    const { price, refused } = agreePrice(own, { ...open, ...listed(60_000) });
    expect(price).toBeCloseTo(60_050, 6);
    expect(refused.map(({ candidate: { symbol }, why }) => `${symbol} ${why}`)).toEqual(['BTC-EUR outlier']);
  });

  test('two venues that quarrel are two, whatever they quote in', () => {
    const own = pairs({ ...okx(66_000), 'gate USDT': [60_000, 1e5] });
    expect(agreePrice(own, { ...open, ...listed(60_500) }).price).toBe(60_000);
  });
});

test('what a Tether costs is not decided by the venue that lists it twice', () => {
  const ticker = (symbol: string, last: number, quoteVolume: number) => ({
    ...{ symbol, last, quoteVolume, baseVolume: quoteVolume / last },
    ...{ open24h: null, high24h: null, low24h: null, bid: last, ask: last },
    ...{ time: NOW, openUtc8: null, openUtc0: null },
  });
  const rates = quoteRates([
    {
      venue: 'kraken',
      tickers: [ticker('USDTZUSD', 0.9, 1e6), ticker('USDTUSD', 0.9, 1e6)],
      at: NOW,
      venueAt: NOW,
    },
    { venue: 'coinbase', tickers: [ticker('USDT-USD', 1, 1e6)], at: NOW, venueAt: NOW },
  ]);
  expect(rates.get('USDT')).toBeCloseTo(0.95, 9);
});
