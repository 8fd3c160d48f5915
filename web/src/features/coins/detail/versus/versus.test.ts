import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { describe, expect, test } from 'vitest';
import { findCoins } from './findCoins.ts';
import { changesOf } from './versusSeries.ts';

const entry = (code: string, symbol: string, name: string, rank: number | null): DirectoryEntry => ({
  code,
  symbol,
  name,
  nameEn: code,
  kind: 'coin',
  logo: '',
  alias: '',
  pinyin: name.startsWith('比特') ? 'bi te bi' : '',
  rank,
});
const directory = [
  entry('wrapped-bitcoin', 'WBTC', '封装比特币', 15),
  entry('bitcoin', 'BTC', '比特币', 1),
  entry('bitcoin-cash', 'BCH', '比特币现金', 20),
  { ...entry('bit-exchange', 'BIT', '比特所', 3), kind: 'exchange' as const },
];
const found = (words: string, own = '') => findCoins(directory, words, own, 8).map(({ code }) => code);

describe('coins to compare with', () => {
  test('match by prefix before substring, the better ranked first', () => {
    expect(found('bit')).toEqual(['bitcoin', 'bitcoin-cash', 'wrapped-bitcoin']);
    expect(found('比特币')).toEqual(['bitcoin', 'bitcoin-cash', 'wrapped-bitcoin']);
    expect(found('btb', 'bitcoin-cash')).toEqual(['bitcoin']);
    expect(found('wbtc')).toEqual(['wrapped-bitcoin']);
  });

  test('exclude the coin itself, and exchanges', () => {
    expect(found('bit', 'bitcoin')).toEqual(['bitcoin-cash', 'wrapped-bitcoin']);
  });
});

describe('a compared coin', () => {
  test('starts at 0 % and keeps its gaps', () => {
    expect(
      changesOf([
        [1, null],
        [2, 50],
        [3, 75],
        [4, null],
        [5, 25],
      ]),
    ).toEqual([
      [1, null],
      [2, 0],
      [3, 50],
      [4, null],
      [5, -50],
    ]);
  });

  test('without any value has no line', () => {
    expect(changesOf([[1, null]])).toEqual([[1, null]]);
  });
});
