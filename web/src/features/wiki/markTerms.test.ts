import { expect, test } from 'vitest';
import { markTerms } from './markTerms.ts';

const term = (id: string, name: string, abbr = '') => ({
  id,
  name,
  english: '',
  abbr,
  letter: '#',
  pinyin: '',
});
const index = {
  groups: [
    {
      id: 'a',
      name: '甲',
      summary: '',
      terms: [
        term('mining', '挖矿'),
        term('yield-farming', '流动性挖矿'),
        term('tvl', '锁仓量', 'TVL'),
        term('depth', '深度'),
        term('ma', '移动平均线', 'MA'),
      ],
    },
  ],
  articles: [],
  media: [],
  updatedAt: 0,
};
const named = (...texts: readonly string[]) =>
  [...markTerms(texts, index)].map(([, pieces]) =>
    pieces.map((p) => (p.term ? `[${p.text}]` : p.text)).join(''),
  );

test.each([
  ['a longer name before one that it holds', ['流动性挖矿与挖矿'], ['[流动性挖矿]与[挖矿]']],
  ['a term where it stands first', ['看锁仓量', '锁仓量即 TVL'], ['看[锁仓量]']],
  ['an abbreviation as a whole word', ['TVLX 与 TVL'], ['TVLX 与 [TVL]']],
  ['no abbreviation of two letters', ['MA 上穿'], []],
  ['no word of everyday language', ['深度解读'], []],
  ['nothing where nothing is named', ['今天'], []],
])('marks %s', (_what, texts, expected) => {
  expect(named(...texts)).toEqual(expected);
});

test('loses no character of a text', () => {
  const text = '锁仓量、流动性挖矿，以及挖矿。';
  const pieces = markTerms([text], index).get(text) ?? [];
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
