import { expect, test } from 'vitest';
import { byLetter, findTerms } from './findTerms.ts';

const term = (id: string, name: string, english: string, abbr: string, letter: string, pinyin = '') => ({
  id,
  name,
  english,
  abbr,
  letter,
  pinyin,
});
const index = {
  groups: [
    {
      id: 'a',
      name: '甲',
      summary: '',
      terms: [
        term('rsi', '相对强弱指标', 'Relative strength index', 'RSI', 'X', 'xiang dui qiang ruo zhi biao'),
        term('sum60', '60 日累计涨幅', '60-day change', '', '#'),
      ],
    },
    { id: 'b', name: '乙', summary: '', terms: [term('hash', '哈希', 'Hash', '', 'H')] },
  ],
  articles: [],
  media: [],
  updatedAt: 0,
};

test.each([
  ['rsi', ['rsi']],
  [' 哈 ', ['hash']],
  ['RELATIVE', ['rsi']],
  ['qiangruo', ['rsi']],
  ['qrzb', ['rsi']],
  ['iang', []],
  ['', ['rsi', 'sum60', 'hash']],
  ['没有', []],
])('%j finds %j', (keyword, ids) => {
  expect(findTerms(index, keyword).map(({ id }) => id)).toEqual(ids);
});

test('letters come in order, terms without one last', () => {
  expect(byLetter(findTerms(index, '')).map(([letter]) => letter)).toEqual(['H', 'X', '#']);
});
