import { expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { paprikaTickers } from './tickers.ts';

const bitcoin = {
  id: 'btc-bitcoin',
  name: 'Bitcoin',
  symbol: 'BTC',
  rank: 1,
  total_supply: 19_800_000,
  max_supply: 21_000_000,
  beta_value: 0.9,
  first_data_at: '2010-07-17T00:00:00Z',
  last_updated: '2026-03-10T04:00:00Z',
  quotes: {
    USD: {
      price: 61_234.5,
      volume_24h: 3.1e10,
      market_cap: 1.2e12,
      percent_change_1h: 0.1,
      percent_change_24h: -1.9,
      percent_change_7d: 3,
      ath_price: 126_173,
      ath_date: '2025-10-06T18:57:00Z',
      percent_from_price_ath: -51,
    },
  },
};

test('prices in USD, changes in percent, times in ms', () => {
  expect(readWire(paprikaTickers, [bitcoin])).toMatchObject([
    {
      price: 61_234.5,
      marketCap: 1.2e12,
      change7d: 3,
      updatedAt: Date.UTC(2026, 2, 10, 4),
      maxSupply: 21_000_000,
    },
  ]);
});

test('rank 0, supply 0 and value 0 are unknown', () => {
  const quotes = { USD: { ...bitcoin.quotes.USD, market_cap: 0, ath_price: null, ath_date: null } };
  const odd = { ...bitcoin, rank: 0, total_supply: 0, max_supply: 0, quotes };
  expect(readWire(paprikaTickers, [odd])).toMatchObject([
    {
      rank: null,
      totalSupply: null,
      maxSupply: null,
      marketCap: null,
      allTimeHigh: null,
      allTimeHighAt: null,
    },
  ]);
});
