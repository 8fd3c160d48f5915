import { growth, LINEAR } from '@coinmirror/testing/growth.ts';
import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';
import { splitNumbers } from './unbrokenNumbers.ts';

it.each([
  ['由 $11.8118 升至 $12.6611，涨 7.19%。', ['$11.8118', '$12.6611，', '7.19%。']],
  ['成交 168 万，一周后收于 $0.0₃474', ['168 万，', '$0.0₃474']],
  ['现报 $0.5755（24H +1.07%），较前日', ['$0.5755', '（24H', '+1.07%），']],
  ['约占（1.5%）；共 3 次！', ['（1.5%）；', '3 次！']],
  ['合计成交 $1,195 亿，跌 -3.5%', ['$1,195 亿，', '-3.5%']],
  ['11 月 24 日 08:00 开盘', ['11 月', '24 日', '08:00']],
  ['2026-11-26 公布的 Top10 榜单', ['2026-11-26', 'Top10']],
  ['没有数字', []],
  ['', []],
])('%s has the numbers %j', (text, numbers) => {
  const parts = splitNumbers(text);
  expect(parts.filter(({ isNumber }) => isNumber).map((part) => part.text)).toEqual(numbers);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  for (const { text: part, at } of parts) expect(text.startsWith(part, at)).toBe(true);
});

it.each(['a', '$', '（', '(a', 'a(', '+-', '1', '1 ', '1a', '1 万', '$a'])(
  'takes time in proportion to a run of %j',
  (piece) => {
    const textOf = (size: number) => `${piece.repeat(size)}。`;
    expect(growth(splitNumbers, textOf, 20_000)).toBeLessThan(LINEAR);
    expect(growth((text) => excerpt(text, 100), textOf, 20_000)).toBeLessThan(LINEAR);
  },
);
