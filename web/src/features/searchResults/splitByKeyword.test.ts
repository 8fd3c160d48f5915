import { SPELLINGS } from '@coinmirror/testing/spellings.ts';
import { expect, test } from 'vitest';
import { splitByKeyword } from './splitByKeyword.ts';

test.each([
  [
    'Bitcoin',
    'bit',
    [
      ['Bit', true],
      ['coin', false],
    ],
  ],
  [
    '比特币 BTC',
    'btc',
    [
      ['比特币 ', false],
      ['BTC', true],
    ],
  ],
  [
    'aXaXa',
    'x',
    [
      ['a', false],
      ['X', true],
      ['a', false],
      ['X', true],
      ['a', false],
    ],
  ],
  ['比特币', '', [['比特币', false]]],
  ['比特币', '(.*', [['比特币', false]]],
])('in %s the keyword %s is marked', (text, keyword, parts) => {
  expect(splitByKeyword(text, keyword).map((part) => [part.text, part.fits])).toEqual(parts);
});

/** The highlighted parts of a text. */
const marked = (text: string, keyword: string) =>
  splitByKeyword(text, keyword).flatMap((part) => (part.fits ? [part.text] : []));

test.each([
  ['比特币减半', '比特幣', ['比特币']],
  ['比特幣減半', '比特币', ['比特幣']],
  ['ＢＴＣ 创新高', 'btc', ['ＢＴＣ']],
  ['BTC 创新高', 'ＢＴＣ', ['BTC']],
  ['BTC 创新高', '\u202aBTC\u202c', ['BTC']],
  ['B\u00adTC 创新高', 'btc', ['B\u00adTC']],
  ['BTC  ETF 净流入', 'btc etf', ['BTC  ETF']],
  ['BTC ETF 与 BTC', '$btc', ['BTC', 'BTC']],
  ['面积 3㎡ 与 M2', 'm2', ['㎡', 'M2']],
  ['İstanbul BTC', 'btc', ['BTC']],
  ['Cafe\u0301 币', 'café', ['Cafe\u0301']],
  ['费率', '資金', []],
])('what a search finds by another spelling is marked: %j by %j', (text, keyword, parts) => {
  expect(marked(text, keyword)).toEqual(parts);
  expect(
    splitByKeyword(text, keyword)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each(SPELLINGS)('the coin that %j finds is marked where its name has it whole', (word) => {
  const parts = splitByKeyword('比特币 BTC/USDT 与 以太坊ETH', word);
  expect(parts.map((part) => part.text).join('')).toBe('比特币 BTC/USDT 与 以太坊ETH');
});
