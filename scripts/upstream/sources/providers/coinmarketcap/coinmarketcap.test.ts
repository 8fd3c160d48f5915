import { expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { coinMarketCapFearGreed } from './fearGreed.ts';
import { coinListings } from './listings.ts';

const status = { error_code: 0, error_message: null, credit_count: 1 };
const usd = {
  price: 61_234.5,
  volume_24h: 3.1e10,
  percent_change_24h: -1.9,
  market_cap: 1.2e12,
  last_updated: '2026-03-10T04:00:00.000Z',
};
const bitcoin = {
  id: 1,
  name: 'Bitcoin',
  symbol: 'BTC',
  slug: 'bitcoin',
  cmc_rank: 1,
  circulating_supply: 19_800_000,
  total_supply: 19_800_000,
  max_supply: 21_000_000,
  quote: [{ id: 2_781, symbol: 'USD', ...usd }],
};

test('listings read a quote by currency as well as a list of quotes', () => {
  const older = { ...bitcoin, max_supply: null, quote: { USD: usd } };
  const numbers = { price: 61_234.5, marketCap: 1.2e12, updatedAt: Date.UTC(2026, 2, 10, 4) };
  expect(readWire(coinListings(2), { status, data: [bitcoin, older] })).toMatchObject([
    { slug: 'bitcoin', rank: 1, maxSupply: 21_000_000, ...numbers },
    { maxSupply: null, ...numbers },
  ]);
  expect(readWire(coinListings(1), { status, data: [{ ...bitcoin, quote: [] }] })).toBeNull();
});

test.each(['1008', 1011])('an answer of status 200 with error code %j carries no data', (error_code) => {
  const error = { ...status, error_code, error_message: 'over the limit' };
  expect(readWire(coinListings(1), { status: error, data: [bitcoin] })).toBeNull();
  expect(readWire(coinListings(1), { status: error })).toBeNull();
});

test('fear and greed is within 0–100', () => {
  const newest = { value: 40, value_classification: 'Neutral', update_time: '2026-03-10T04:00:00.000Z' };
  const answer = { status: { ...status, error_code: '0' }, data: newest };
  expect(readWire(coinMarketCapFearGreed, answer)).toEqual({ value: 40, time: Date.UTC(2026, 2, 10, 4) });
  expect(readWire(coinMarketCapFearGreed, { ...answer, data: { ...newest, value: 140 } })).toBeNull();
});
