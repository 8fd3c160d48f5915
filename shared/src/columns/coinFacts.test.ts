import { ask, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { CoinDetail } from '../contract/coin/info.ts';
import { MISSING } from '../format/missing.ts';
import { factText, meaningful } from './coinFact.ts';
import { coinFacts } from './coinFacts.ts';
import { coinIssueFacts } from './coinIssueFacts.ts';

const USD = { unit: 'usd', rates: {} } as const;
const EVERY = [...coinFacts, ...coinIssueFacts];
/** Figures of a market that has not told them yet are missing, not meaningless. */
const MAY_BE_MISSING = new Set([
  'marketCap',
  'volume24h',
  'coins24h',
  'turnover',
  'volumeRatio',
  'low24h',
  'high24h',
  'amplitude',
  'allTimeHigh',
  'allTimeLow',
  'supply',
  'maxSupply',
  'btcCorrelation',
]);

function shownOf(coin: CoinDetail) {
  return meaningful(EVERY, coin, '24H').map((fact) => ({
    id: fact.column.id,
    label: fact.column.label,
    text: factText(fact, coin, USD),
  }));
}

const textsOf = async (code: string) =>
  new Map(shownOf(await ask('coinInfo', { code })).map(({ label, text }) => [label, text]));

describe('the facts of a coin', () => {
  it('have each a label of its own', () => {
    const labels = EVERY.map(({ column }) => column.label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(new Set(EVERY.map(({ column }) => column.id)).size).toBe(EVERY.length);
  });

  it('of every coin say something: what it does not have is left out', async () => {
    const coins = await testContext.sources.coins.all();
    const every = coins.filter((_coin, at) => at % 12 === 0);
    for (const { code } of every) {
      const coin = await ask('coinInfo', { code });
      for (const { id, label, text } of shownOf(coin)) {
        if (MAY_BE_MISSING.has(id)) continue;
        expect(text.startsWith(MISSING), `${code} ${label}`).toBe(false);
        // A price may stand still for an hour.
        if (!id.startsWith('change')) expect(text, `${code} ${label}`).not.toMatch(/^0\.00%|^$/);
      }
    }
  });

  it('of Bitcoin have no correlation with itself, no contract, no offering', async () => {
    const texts = await textsOf('bitcoin');
    for (const label of ['BTC相关性', '合约地址', '众筹价格', '所属公链', '首价至今']) {
      expect(texts.has(label), label).toBe(false);
    }
    expect(texts.get('流通率')).toMatch(/^\d\d\.\d\d%$/);
  });

  it('of a coin without a maximum have no part of it, and say that there is none', async () => {
    const texts = await textsOf('ethereum');
    expect(texts.get('最大供应量')).toBe('无上限');
    expect(texts.has('流通率')).toBe(false);
    expect(texts.get('BTC相关性')).toMatch(/90日$/);
  });

  it('of a token tell its contract and its network', async () => {
    const texts = await textsOf('tether');
    expect(texts.get('合约地址')).not.toBe('');
    expect(texts.has('所属公链')).toBe(true);
  });

  it('leave the change that the head shows to the head', async () => {
    const coin = await ask('coinInfo', { code: 'bitcoin' });
    const labels = (base: '24H' | 'UTC8') =>
      meaningful(coinFacts, coin, base).map(({ column }) => column.label);
    expect(labels('24H')).not.toContain('24小时涨跌');
    expect(labels('UTC8')).toContain('24小时涨跌');
    expect(labels('UTC8')).not.toContain('今日（北京0点）涨跌');
  });
});
