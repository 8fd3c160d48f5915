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
  return { code, kind: 'coin', symbol, name, nameEn: code, logo: '', alias: '', pinyin, rank };
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

/** The same rule without an index. */
function plainLevel({ symbol, code, name, nameEn, pinyin }: DirectoryEntry, typed: string): number {
  const names = [symbol, code, name, nameEn].map((text) => text.toLowerCase());
  const syllables = pinyin.split(' ').filter(Boolean);
  const pinyinIndex = [syllables.join(''), syllables.map((syllable) => syllable[0]).join('')];
  return [
    names.includes(typed),
    names.some((text) => text.startsWith(typed)),
    pinyinIndex.some((text) => text.startsWith(typed)),
    names.some((text) => text.includes(typed)),
  ].indexOf(true);
}

describe('matchDirectory', () => {
  it.each([
    ['a symbol, exact before longer ones', 'btc', ['bitcoin', 'unranked', 'wrapped-bitcoin']],
    ['a Chinese name', '比特', ['bitcoin', 'bitcoin-cash', 'wrapped-bitcoin']],
    ['pinyin written together', 'bite', ['bitcoin', 'bitcoin-cash']],
    ['pinyin initials', 'btb', ['bitcoin']],
    ['spaces around', '  BCH ', ['bitcoin-cash']],
    ['pinyin as an input method writes it', "bi'te'bi", ['bitcoin']],
    ['a word inside a code', 'cash', ['bitcoin-cash']],
    ['nothing typed', '  ', []],
    ['nothing that fits', 'zzz', []],
  ])('finds by %s', (_what, typed, expected) => {
    expect(codes(typed)).toEqual(expected);
  });

  it('limits coins and exchanges separately', () => {
    const matches = matchDirectory(entries, 'btc', 2);
    expect(matches.coins).toHaveLength(2);
    expect(matches.exchanges.map((entry) => entry.code)).toEqual(['btc-e']);
  });

  it('distinguishes names whose lower case is longer than they are', () => {
    const turkish = [coin('a', 'İİİ', 'İstanbul', '', 1), coin('b', 'ZED', 'Zed', '', 2)];
    expect(matchDirectory(turkish, 'zed', 5).coins.map((entry) => entry.code)).toEqual(['b']);
  });

  it('agrees with a linear scan, whatever is typed', () => {
    const many = Array.from({ length: 3000 }, (_, at) => {
      const word = at.toString(5).replace(/\d/g, (digit) => 'abcde'[Number(digit)] ?? '');
      return coin(`${word}-${at}`, word.slice(-3).toUpperCase(), `币${word}`, `bi ${word}`, at + 1);
    });
    for (const typed of ['a', 'ab', 'dbe', 'bia', 'b-1', '币c', 'cc', 'edcba', '29']) {
      const expected = many.flatMap((entry) => {
        const level = plainLevel(entry, typed);
        return level < 0 ? [] : [{ code: entry.code, level }];
      });
      const best = expected.toSorted((a, b) => a.level - b.level).slice(0, 5);
      expect(
        matchDirectory(many, typed, 5).coins.map((entry) => entry.code),
        typed,
      ).toEqual(best.map(({ code }) => code));
    }
  });
});
