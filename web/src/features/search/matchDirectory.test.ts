import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { describe, expect, it } from 'vitest';
import { matchDirectory } from './matchDirectory.ts';

function coin(
  code: string,
  symbol: string,
  name: string,
  pinyin: string,
  rank: number | null,
): DirectoryEntry {
  return { code, kind: 'coin', symbol, name, nameEn: code, logo: '', pinyin, rank };
}

const entries: readonly DirectoryEntry[] = [
  coin('bitcoin', 'BTC', '比特币', 'bi te bi', 1),
  coin('bitcoin-cash', 'BCH', '比特现金', 'bi te xian jin', 20),
  coin('wrapped-bitcoin', 'WBTC', '包装比特币', 'bao zhuang bi te bi', 15),
  coin('unranked', 'BTCX', 'BTC X', '', null),
  { ...coin('btc-e', '', 'BTC-E', '', 90), kind: 'exchange' },
];

const codes = (typed: string, limit = 5) =>
  matchDirectory(entries, typed, limit).coins.map((entry) => entry.code);

describe('matchDirectory', () => {
  it.each([
    ['a symbol, exact before longer ones', 'btc', ['bitcoin', 'unranked', 'wrapped-bitcoin']],
    ['a Chinese name', '比特', ['bitcoin', 'bitcoin-cash', 'wrapped-bitcoin']],
    ['pinyin written together', 'bite', ['bitcoin', 'bitcoin-cash']],
    ['pinyin initials', 'btb', ['bitcoin']],
    ['spaces around', '  BCH ', ['bitcoin-cash']],
    ['nothing typed', '  ', []],
    ['nothing that fits', 'zzz', []],
  ])('finds by %s', (_what, typed, expected) => {
    expect(codes(typed)).toEqual(expected);
  });

  it('keeps coins and exchanges apart, each to its limit', () => {
    const matches = matchDirectory(entries, 'btc', 2);
    expect(matches.coins).toHaveLength(2);
    expect(matches.exchanges.map((entry) => entry.code)).toEqual(['btc-e']);
  });
});
