import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { formatPercent } from '../format/percent.ts';
import { pastMonth } from '../indicators/pastMonth.ts';
import { compareSentence } from './compare.ts';
import { textOf } from './sentence.ts';

const CODES = ['bitcoin', 'ethereum', 'cardano'] as const;

async function compared(day: number, codes: readonly string[] = CODES) {
  const context = contextOn(day);
  return Promise.all(
    codes.map(async (code) => ({
      code,
      symbol: code.toUpperCase(),
      prices: await ask('coinCharts', { code, type: 'y' }, context),
    })),
  );
}

describe.each(TEST_DAYS)('on %s', (_name, day) => {
  it('the calmest coin swings least, and the ends are the smallest and the largest change', async () => {
    const coins = await compared(day);
    const months = coins.map(({ symbol, prices }) => ({ symbol, month: pastMonth(prices) }));
    const said = textOf(compareSentence(coins) ?? []);
    const changes = months.map(({ month }) => month?.change ?? Number.NaN);
    const swings = months.map(({ month }) => month?.swing ?? Number.NaN);
    const calmest = months.find(({ month }) => month?.swing === Math.min(...swings));
    expect(said).toMatch(new RegExp(`^30 日里 ${calmest?.symbol} 最稳；最好 `));
    expect(said).toContain(` ${formatPercent(Math.max(...changes))}，最差 `);
    expect(said).toContain(` ${formatPercent(Math.min(...changes))}，相差 `);
    expect(said).toMatch(
      new RegExp(`相差 ${(Math.max(...changes) - Math.min(...changes)).toFixed(0)} 点。$`),
    );
    expect(months[0]?.month?.againstBitcoin).toBeCloseTo(0, 6);
  });
});

describe('without data', () => {
  it('nothing is said of one coin, nor of coins younger than a month', async () => {
    const [one, two] = await compared(-34);
    if (!one || !two) throw new Error('no coins');
    expect(compareSentence([one])).toBeNull();
    const young = { ...two, prices: two.prices.slice(-20) };
    expect(compareSentence([one, young])).toBeNull();
    expect(compareSentence([one, two, young])).not.toBeNull();
    expect(pastMonth([])).toBeNull();
  });

  it('an unknown price in BTC is no change of it', async () => {
    const [, two] = await compared(-34);
    expect(
      pastMonth((two?.prices ?? []).map((day) => ({ ...day, priceBtc: null })))?.againstBitcoin,
    ).toBeNull();
  });
});
