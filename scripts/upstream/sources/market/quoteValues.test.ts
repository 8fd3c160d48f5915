import { expect, test } from 'vitest';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';
import type { VenueQuotes } from '../price/venueQuotes.ts';
import { pricingRates } from './quoteValues.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');

/** Kraken's Tether in dollars, and what the listing says of it. */
function rateOf(last: number, listed: number | null): number | undefined {
  const unknown = { open24h: null, high24h: null, low24h: null, bid: null, ask: null, time: NOW };
  const ticker: VenueTicker = {
    ...{ symbol: 'USDTZUSD', last, baseVolume: 1e6, quoteVolume: 1e6, openUtc8: null, openUtc0: null },
    ...unknown,
  };
  const quotes: readonly VenueQuotes[] = [{ venue: 'kraken', tickers: [ticker], at: NOW, venueAt: NOW }];
  const reference = listed === null ? null : { price: listed, at: NOW - 60_000 };
  return pricingRates(quotes, new Map([['tether', { reference }]]), NOW).get('USDT');
}

test('a stablecoin costs what dollar venues say, its fall from the peg included', () => {
  expect(rateOf(1.001, 1)).toBe(1.001);
  expect(rateOf(0.6, 1)).toBe(0.6);
  expect(rateOf(10, null)).toBe(10);
});

test('a stablecoin that is tenfold at once on them would move all coins: the listing stands', () => {
  expect(rateOf(10, 1)).toBe(1);
  expect(rateOf(0.001, 1)).toBe(1);
});
