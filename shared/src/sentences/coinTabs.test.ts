import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { MARKET_TYPE } from '../contract/coin/markets.ts';
import { formatMoney } from '../format/money.ts';
import { formatRatio, formatShare } from '../format/percent.ts';
import { holdersSentence, longShortSentence, marketSentence, tradedPairs } from './coinTabs.ts';
import { type Sentence, textOf } from './sentence.ts';

const said = (sentence: Sentence | null) => (sentence === null ? '' : textOf(sentence));
const usd = (value: number) => formatMoney(value, { unit: 'usd', rates: {}, kind: 'price' });

describe.each(TEST_DAYS)('on %s', (_name, day) => {
  const context = contextOn(day);

  it.each(['ethereum', 'cardano'])(
    '%s is cheapest and dearest at the ends of its pairs in dollars',
    async (code) => {
      const { rows } = await ask('coinMarkets', { code, tickertype: MARKET_TYPE.spot }, context);
      const prices = tradedPairs(rows).map(({ price }) => price);
      const [low, high] = [Math.min(...prices), Math.max(...prices)];
      const text = said(marketSentence(rows));
      expect(text).toContain(` ${usd(low)}，最贵 `);
      expect(text).toContain(` ${usd(high)}，差 ${formatShare((high / low - 1) * 100)}`);
      const paid = tradedPairs(rows).map(({ price, takerFee }) => price * (1 + (takerFee ?? 0) / 100));
      expect(text).toContain(` ${usd(Math.min(...paid))} 最便宜。`);
    },
  );

  it('exchanges with more longs are counted as the table lists them', async () => {
    const value = await ask('coinLongShort', { code: 'bitcoin', period: '1h' }, context);
    const ratios = (value?.exchanges ?? []).map(({ accountRatio }) => accountRatio);
    const text = said(value && longShortSentence(value));
    expect(text).toContain(`${ratios.length} 家里 ${ratios.filter((one) => one > 1).length} 家多单更多`);
    expect(text).toContain(`${formatRatio(Math.max(...ratios))} 最高`);
    expect(text).toContain(`${formatRatio(Math.min(...ratios))} 最低。`);
  });

  it('the largest addresses hold what the facts say', async () => {
    const value = await ask('coinHolders', { code: 'tether' }, context);
    expect(said(value && holdersSentence(value))).toMatch(
      new RegExp(
        `^前 10 地址占 ${formatShare(value?.top10)}，\\d+ 日 [+−]?\\d+\\.\\d\\d 个百分点；共 [\\d,]+ 个地址。$`,
      ),
    );
  });
});

describe('without data there is no sentence', () => {
  it('of prices at fewer than two places, of no exchange, of no addresses', () => {
    expect(marketSentence([])).toBeNull();
    expect(longShortSentence({ exchanges: [] })).toBeNull();
  });

  it('and pairs that hardly trade or are far from all others are no place to buy', async () => {
    const { rows } = await ask('coinMarkets', { code: 'ethereum', tickertype: MARKET_TYPE.spot });
    const [first] = rows;
    if (first === undefined) throw new Error('no pairs');
    const cheap = { ...first, exchangeCode: 'x', price: first.price / 2 };
    expect(tradedPairs([{ ...cheap, share: 0.01 }])).toEqual([]);
    expect(tradedPairs([{ ...cheap, isPriceOdd: true }])).toEqual([]);
    expect(tradedPairs([{ ...cheap, isVolumeOdd: true }])).toEqual([]);
  });
});
