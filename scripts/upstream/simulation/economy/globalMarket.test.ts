import { ask, known, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { cnyPerUsd, fiatRates, gasAt, goldPrice, usdtPriceCny } from './economy.ts';

describe('globalMarket', () => {
  it('is the sum of the ranked coins', async () => {
    const market = await ask('globalMarket', {});
    const first = await ask('coinRank', { pagesize: 200 });
    const pages = Array.from({ length: first.pageCount - 1 }, (_, at) =>
      ask('coinRank', { pagesize: 200, page: at + 2 }),
    );
    const rows = [first, ...(await Promise.all(pages))].flatMap((page) => page.rows);
    expect(rows.reduce((sum, row) => sum + (row.marketCap ?? 0), 0) / known(market.marketCap)).toBeCloseTo(
      1,
      9,
    );
    // Wrapped tokens are not counted twice.
    expect(rows.map(({ code }) => code)).not.toContain('wrapped-bitcoin');
    expect(rows.filter((row) => (row.change24h ?? 0) > 0)).toHaveLength(known(market.riseCount));
    const bitcoin = rows.find((row) => row.code === 'bitcoin');
    expect(market.btcDominance).toBeCloseTo(((bitcoin?.marketCap ?? 0) / known(market.marketCap)) * 100, 9);
  });

  it('prices the premium of Tether by the official rate', async () => {
    const market = await ask('globalMarket', {});
    expect(market.cnyPerUsd).toBeCloseTo(cnyPerUsd(TEST_TIME), 9);
    expect(market.usdtPremium).toBeCloseTo((usdtPriceCny(TEST_TIME) / cnyPerUsd(TEST_TIME) - 1) * 100, 9);
  });
});

describe('currencyRates', () => {
  it('has every currency of the unit menu by name, and Bitcoin at its price', async () => {
    const rates = await ask('currencyRates', {});
    for (const code of 'cny usd btc eth jpy krw hkd rub inr aud eur chf gbp twd cad idr brl mxn'.split(' ')) {
      expect(rates[code]).toBeGreaterThan(0);
    }
    const bitcoin = await ask('coinInfo', { code: 'bitcoin' });
    expect((rates['btc'] ?? 0) * known(bitcoin.quote.price)).toBeCloseTo(1, 9);
  });

  it('agrees with the named table', async () => {
    const rates = await ask('currencyRates', {});
    const table = await ask('exchangeRates', {});
    expect(Object.fromEntries(table.rates.map((rate) => [rate.code, rate.perUsd]))).toEqual(rates);
    expect(table.rates.every((rate) => rate.nameZh !== '' && rate.sign !== '')).toBe(true);
  });
});

describe('economy', () => {
  it('is a function of time, and gold changes by the second', () => {
    expect(goldPrice(TEST_TIME)).toBe(goldPrice(TEST_TIME));
    const minute = Array.from({ length: 60 }, (_, at) => goldPrice(TEST_TIME + at * 1000));
    expect(new Set(minute).size).toBeGreaterThan(15);
    expect(Math.max(...minute) / Math.min(...minute)).toBeLessThan(1.002);
  });

  it('stays plausible over the years', () => {
    for (let time = TEST_TIME; time < TEST_TIME + 2e11; time += 3e9) {
      expect(Math.abs(usdtPriceCny(time) / cnyPerUsd(time) - 1)).toBeLessThan(0.02);
      expect(gasAt(time).standard).toBeGreaterThan(0.05);
      expect(gasAt(time).standard).toBeLessThan(20);
      expect(fiatRates(time)['usd']).toBe(1);
    }
  });
});
