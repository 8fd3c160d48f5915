import { expect, test } from 'vitest';
import type { CoinEarner } from '../contract/coin/fees.ts';
import { earnerSentence } from './coinFees.ts';
import { textOf } from './sentence.ts';

const earner: CoinEarner = {
  kind: 'protocol',
  code: 'uniswap',
  name: 'Uniswap',
  fees24h: 2e6,
  fees7d: 15e6,
  fees30d: 60e6,
  revenue24h: 2e5,
  revenue7d: 15e5,
  revenue30d: 6e6,
  change1d: 3,
  change7d: null,
  change30d: -4,
  rank: 6,
  of: 43,
  days: [],
};
const words = (own: Partial<CoinEarner>, marketCap: number | null = 7.3e9) => {
  const said = earnerSentence({ ...earner, ...own }, { marketCap });
  return said && textOf(said);
};

test('says the place among its kind and what the market pays for a year', () => {
  expect(words({})).toMatch(
    /^24 小时 .*200万.*，在 43 个协议与发行方中第 6；按 30 日折年 .*7.30亿.*，市值是它的 10.00倍，是年化收入的 100.00倍。$/,
  );
});

test('never weighs the market value against fees that are not the coin’s', () => {
  for (const kind of ['issuer', 'apps'] as const) expect(words({ kind })).not.toContain('市值');
});

test('leaves out what is unknown: revenue, market value, place; nothing without fees', () => {
  expect(words({ revenue30d: null })).not.toContain('年化收入');
  expect(words({}, null)).not.toContain('市值');
  expect(words({ rank: null })).not.toContain('第');
  expect(words({ fees24h: null })).toBeNull();
});
