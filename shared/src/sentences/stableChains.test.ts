import { expect, test } from 'vitest';
import type { StableChain, StableChains } from '../contract/dashboards/stable.ts';
import { textOf } from './sentence.ts';
import { stableChainsSentence } from './stableChains.ts';

const chain = (name: string, share: number, change30d: number | null): StableChain => ({
  code: '',
  name,
  usd: share * 3e9,
  share,
  change30d,
  change30dPercent: change30d === null ? null : 2.5,
});
const words = (chains: readonly StableChain[]) => {
  const value: StableChains = { coin: '', total: 3e11, chains: [...chains], days: [] };
  const said = stableChainsSentence(value);
  return said && textOf(said);
};

test('says which chain has most, and on which most came and went', () => {
  expect(
    words([
      chain('Ethereum', 55.2, 2e8),
      chain('Tron', 28, -4e8),
      chain('Solana', 5, 9e8),
      chain('其他', 11.8, 5e9),
    ]),
  ).toBe(
    '合计 $3,000亿，Ethereum 占 55.2%；近 30 日 Solana 增加最多，+$9.00亿（+2.50%）；Tron 减少最多，−$4.00亿（+2.50%）。',
  );
});

test('says nothing of changes that nobody knows, and nothing at all without chains', () => {
  expect(words([chain('Ethereum', 90, null), chain('其他', 10, null)])).toBe(
    '合计 $3,000亿，Ethereum 占 90.0%。',
  );
  expect(words([chain('其他', 100, 1)])).toBeNull();
});
