import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { coinFinder, holdsWord, rowsHolding } from '@coinmirror/shared/validation/coinWord.ts';
import { SPELLINGS } from '@coinmirror/testing/spellings.ts';
import { describe, expect, it } from 'vitest';
import { pairsWanted } from '#features/coins/detail/markets/pairsWanted.ts';
import { findCoins } from '#features/coins/detail/versus/findCoins.ts';
import { findCommands } from '#features/commandPalette/command.ts';
import { isCalled } from '#features/searchField/isCalled.ts';
import { matchDirectory } from '#features/searchField/matchDirectory.ts';
import { conceptsNamed } from '#features/searchResults/conceptsNamed.ts';
import { narrowed } from '#features/websites/narrowed.ts';
import { findTerms } from '#features/wiki/findTerms.ts';
import { suggestNames } from '#templates/subject/suggestNames.ts';

const coin = (code: string, symbol: string, name: string, pinyin: string, rank: number): DirectoryEntry => ({
  ...{ code, kind: 'coin', symbol, name, nameEn: code, logo: '', alias: '', pinyin, rank },
});
const directory: readonly DirectoryEntry[] = [
  coin('tether', 'USDT', '泰达币', 'tai da bi', 3),
  coin('bitcoin', 'BTC', '比特币', 'bi te bi', 1),
  coin('ethereum', 'ETH', '以太坊', 'yi tai fang', 2),
  coin('wrapped-bitcoin', 'WBTC', '包装比特币', 'bao zhuang bi te bi', 15),
];

/** Lists of other things, each with one thing of a coin: the code of the coins whose things a word finds. */
const THINGS = [
  { code: 'bitcoin', symbol: 'BTC', name: '比特币' },
  { code: 'ethereum', symbol: 'ETH', name: '以太坊' },
  { code: 'dogecoin', symbol: 'DOGE', name: '狗狗币' },
];
const FILTERS: readonly (readonly [list: string, filter: (word: string) => readonly string[]])[] = [
  [
    'the wiki',
    (word) => {
      const terms = THINGS.map(({ code, symbol, name }) => ({
        ...{ id: code, name, english: code, abbr: symbol, pinyin: '', letter: 'A' },
      }));
      type Index = Parameters<typeof findTerms>[0];
      return findTerms({ groups: [{ terms }] } as unknown as Index, word).map(({ english }) => english);
    },
  ],
  [
    'the directory of websites',
    (word) => {
      const sites = THINGS.map(({ code, symbol, name }) => ({
        ...{ name, url: `https://${code}.example/`, summary: `${symbol} 的浏览器` },
      }));
      type Groups = Parameters<typeof narrowed>[0];
      const groups = narrowed([{ id: 'explorers', name: '浏览器', sites }] as unknown as Groups, word);
      return groups.flatMap((group) => group.sites.map(({ url }) => url.slice(8, -9)));
    },
  ],
  [
    'concepts',
    (word) => {
      type Rows = Parameters<typeof conceptsNamed>[0];
      const rows = THINGS.map(({ code, symbol, name }) => ({ id: code, name: `${name} ${symbol} 生态` }));
      return conceptsNamed(rows as unknown as Rows, word).map(({ id }) => id);
    },
  ],
  [
    'indicators',
    (word) => {
      const textsOf = ({ symbol, name }: (typeof THINGS)[number]) => [`${name}（${symbol}）均线`];
      return rowsHolding(THINGS, textsOf, word).map(({ code }) => code);
    },
  ],
];

describe.each(SPELLINGS)('%j is found', (word, code) => {
  it('by the search field, the palette and the window that adds a coin', () => {
    expect(matchDirectory(directory, word, 5).coins[0]?.code).toBe(code);
  });

  it('by the comparison’s field', () => {
    expect(findCoins(directory, word, '', 5)[0]?.code).toBe(code);
  });

  it.each(FILTERS)('by the filter of %s', (_list, filter) => {
    expect(filter(word)).toEqual([code]);
  });

  it('by an import of a watchlist or of trades', () => {
    expect(coinFinder(directory)(word)?.code).toBe(code);
  });
});

describe('one spelling of words', () => {
  it.each([
    'BTC/USDT',
    'btcusdt',
    'BTC-USDT',
    'ＢＴＣ',
    '\u202aBTC\u202c',
    'BINANCE:BTCUSDT',
    '幣安',
    '币安BTC',
  ])('filters the markets of a coin: %j', (words) => {
    const row = (exchangeName: string, pair: string) => ({
      exchangeName,
      exchangeCode: 'x',
      pair,
      quote: 'USDT',
    });
    type Rows = Parameters<typeof pairsWanted>[0];
    const rows = [row('币安', 'BTC/USDT'), row('欧易', 'ETH/USDT')] as unknown as Rows;
    expect(pairsWanted(rows, 'all', words).map(({ pair }) => pair)).toEqual(['BTC/USDT']);
  });

  it('finds settings, names and texts', () => {
    const dark = { key: 'dark', label: '主题：深色', group: '设置', words: 'zhuti' };
    expect(findCommands([dark], ' 主題 ', 5)).toEqual([dark]);
    expect(findCommands([dark], 'ＺＨＵＴＩ', 5)).toEqual([dark]);
    expect(isCalled(coin('bitcoin', 'BTC', '比特币', '', 1), '\u202a比特幣\u202c')).toBe(true);
    expect(suggestNames(directory, 'ｂｉｔｃｏｉｎ', 1)[0]?.code).toBe('bitcoin');
    expect(holdsWord(['资金费率'], '資金費率')).toBe(true);
    expect(holdsWord(['资金费率'], '')).toBe(true);
    expect(holdsWord(['资金费率'], '$')).toBe(false);
  });
});
