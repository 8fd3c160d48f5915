import { describe, expect, test } from 'vitest';
import type { DexPoolList, DexPoolRow } from '../contract/dashboards/dexPools.ts';
import { poolsSentence } from './dexPools.ts';
import { textOf } from './sentence.ts';

const token = (symbol: string, code: string) => ({ symbol, name: symbol, code, logo: '' });
const row = (own: Partial<DexPoolRow>): DexPoolRow => ({
  id: 'a',
  chain: 'solana',
  chainName: 'Solana',
  dex: 'Raydium',
  base: token('BONK', 'bonk'),
  quote: token('SOL', 'solana'),
  price: 1e-5,
  change5m: 0.1,
  change1h: 1,
  change24h: 12.5,
  volume24h: 2e7,
  liquidity: 3e6,
  buys: 10,
  sells: 9,
  buyers: 8,
  sellers: 7,
  createdAt: null,
  fdv: null,
  premium: 0,
  marks: [],
  ...own,
});
const list = (own: Partial<DexPoolList>): DexPoolList => ({
  kind: 'trending',
  chain: '',
  least: 10_000,
  rows: [row({})],
  hidden: 0,
  volume24h: 2e7,
  liquidity: 3e6,
  ...own,
});
const textFor = (own: Partial<DexPoolList>) => textOf(poolsSentence(list(own)) ?? []);

describe('what stands out of the pools', () => {
  test('is the most traded one, its move, and what the numbers of all warn of', () => {
    const warned = row({ id: 'b', marks: ['fewSellers', 'thin', 'young'], volume24h: 100 });
    expect(textFor({ rows: [row({}), warned], hidden: 7 })).toBe(
      '2 个热门资金池，24 小时成交 $2,000万；已收录的币里成交最多的是 BONK（Solana），$2,000万，涨幅 +12.50%；1 个卖出者极少、1 个流动性低、1 个创建不足 24 小时；另有 7 个流动性不足 1 万美元或未知，没有列出。',
    );
  });

  test('names no token of a stranger, however much it trades', () => {
    const advert = row({ base: token('CLAIM NOW', ''), volume24h: 9e9 });
    expect(textFor({ rows: [advert, row({})] })).not.toContain('CLAIM');
    expect(textFor({ rows: [advert] })).toBe('1 个热门资金池，24 小时成交 $2,000万。');
  });

  test('says that there is none, and how many are hidden', () => {
    expect(textFor({ rows: [], kind: 'new', hidden: 3, least: 100_000, volume24h: null })).toBe(
      '没有符合条件的新建资金池；另有 3 个流动性不足 10 万美元或未知，没有列出。',
    );
  });
});
