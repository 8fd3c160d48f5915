import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { coinFinder, holdsWord } from '@coinmirror/shared/validation/coinWord.ts';
import { SPELLINGS } from '@coinmirror/testing/spellings.ts';
import { describe, expect, it } from 'vitest';
import { pairsWanted } from '#features/coins/detail/markets/pairsWanted.ts';
import { findCoins } from '#features/coins/detail/versus/findCoins.ts';
import { findCommands } from '#features/commandPalette/command.ts';
import { isCalled } from '#features/searchField/isCalled.ts';
import { matchDirectory } from '#features/searchField/matchDirectory.ts';
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

describe.each(SPELLINGS)('%j is found', (word, code) => {
  it('by the search field, the palette and the window that adds a coin', () => {
    expect(matchDirectory(directory, word, 5).coins[0]?.code).toBe(code);
  });

  it('by the comparison’s field', () => {
    expect(findCoins(directory, word, '', 5)[0]?.code).toBe(code);
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
