import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { ask, known } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { writtenIntro } from '../../catalogue/content/intro.ts';

async function firstOf(type: number): Promise<string> {
  return (await ask('coinRank', { type, pagesize: 1 })).rows[0]?.code ?? '';
}

describe('coinInfo', () => {
  it('agrees with the row of the ranking', async () => {
    const { rows } = await ask('coinRank', { pagesize: 20 });
    for (const row of rows) {
      const coin = await ask('coinInfo', { code: row.code });
      expect(coin).toMatchObject({ symbol: row.symbol, name: row.name, rank: row.rank, standing: 'ranked' });
      expect(coin.quote).toMatchObject({
        price: row.price,
        change24h: row.change24h,
        marketCap: row.marketCap,
      });
      expect(coin.history.drawdown).toBe(row.drawdown);
    }
  });

  it('holds the relations between the figures', async () => {
    for (const code of ['bitcoin', 'ethereum', 'dogecoin', 'pepe', 'tether']) {
      const { quote, supply, history } = await ask('coinInfo', { code });
      expect(quote.marketCap).toBeCloseTo(known(quote.price) * (supply.circulatingSupply ?? 0), -1);
      expect(quote.fullyDilutedValue).toBeGreaterThanOrEqual((quote.marketCap ?? 0) * 0.999999);
      expect(supply.total).toBeGreaterThanOrEqual(supply.circulatingSupply ?? 0);
      expect(quote.changeAmount24h).toBeCloseTo(known(quote.price) - (quote.open24h ?? 0), 9);
      expect(quote.low24h).toBeLessThanOrEqual(known(quote.price));
      expect(quote.high24h).toBeGreaterThanOrEqual(known(quote.price));
      expect(quote.high7d).toBeGreaterThanOrEqual(quote.high24h ?? 0);
      expect(quote.low7d).toBeLessThanOrEqual(quote.low24h ?? 0);
      expect(history.allTimeHigh).toBeGreaterThanOrEqual(quote.high7d ?? 0);
      expect(Math.abs(quote.btcCorrelation ?? 0)).toBeLessThanOrEqual(1);
    }
    expect((await ask('coinInfo', { code: 'bitcoin' })).quote.btcCorrelation).toBeCloseTo(1, 9);
  });

  it('keeps all digits of a tiny price', async () => {
    const { quote } = await ask('coinInfo', { code: 'pepe' });
    expect(quote.price).toBeGreaterThan(0);
    expect(quote.price).toBeLessThan(0.01);
  });

  it('gives unknown figures of an unranked coin as null, never as 0', async () => {
    const coin = await ask('coinInfo', { code: await firstOf(COIN_LIST_TYPE.unranked) });
    expect(coin).toMatchObject({ standing: 'unranked', rank: null });
    expect(coin.quote).toMatchObject({ marketCap: null, turnoverRate: null, marketShare: null });
    expect(coin.supply.circulatingSupply).toBeNull();
  });

  it('gives a reason only for a coin without a rank', async () => {
    expect((await ask('coinInfo', { code: await firstOf(COIN_LIST_TYPE.unranked) })).reason).not.toBe('');
    expect((await ask('coinInfo', { code: 'bitcoin' })).reason).toBe('');
    const wrapped = await ask('coinInfo', { code: 'wrapped-bitcoin' });
    expect(wrapped).toMatchObject({ standing: 'unranked', reason: '锚定的币已计入市值，不重复参与排名' });
  });

  it('warns in the introduction of an unrecorded coin', async () => {
    const coin = await ask('coinInfo', { code: await firstOf(COIN_LIST_TYPE.unrecorded) });
    expect(coin.standing).toBe('unrecorded');
    expect(coin.description.map((block) => block.text).join('')).toContain('风险');
  });

  it('has a written introduction for each of the sixty largest coins', async () => {
    const { rows } = await ask('coinRank', { pagesize: 60 });
    expect(rows.filter((row) => writtenIntro(row.code) === null).map((row) => row.code)).toEqual([]);
  });

  it('generates every other introduction from facts, without gaps in the sentences', async () => {
    const { rows } = await ask('coinRank', { page: 4, pagesize: 50 });
    for (const row of rows.filter(({ code }) => writtenIntro(code) === null)) {
      const text = (await ask('coinInfo', { code: row.code })).description
        .map((block) => block.text)
        .join('');
      expect(text.length).toBeGreaterThan(30);
      expect(text).not.toMatch(/undefined|NaN|null|--|（，|、。|：。|[万亿京] 枚|\.0+ /);
    }
  });
});
