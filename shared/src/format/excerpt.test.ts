import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text stays as it is', () => {
  expect(excerpt('比特币走平。', 6)).toBe('比特币走平。');
});

test.each([
  ['全网近期的 7 日成交额 $30.72 亿，较前一周', 18, '全网近期的 7 日成交额…'],
  ['全网近期的 7 日成交额 $30.72 亿，较前一周', 20, '全网近期的 7 日成交额…'],
  ['全网近期的 7 日成交额 $30.72 亿，较前一周', 22, '全网近期的 7 日成交额 $30.72 亿…'],
  ['以太坊今日收盘，涨 0.65%，成交放大', 14, '以太坊今日收盘，涨…'],
  ['交易所持有比特币 1,234 BTC，比上周多', 13, '交易所持有比特币…'],
  ['交易所持有比特币 1,234 BTC，比上周多', 15, '交易所持有比特币…'],
  ['Bitcoin held steady through the day', 16, 'Bitcoin held…'],
  ['项目的代码托管在 GitHub 上', 11, '项目的代码托管在…'],
  ['没有数字的一段话会在这里断开', 7, '没有数字的一段…'],
  ['aaaaaaaaaaaaaaaaaaaa', 5, 'aaaaa…'],
  ['涨了😀😀很多', 5, '涨了😀…'],
])('%s within %d', (text, most, kept) => {
  expect(excerpt(text, most)).toBe(kept);
});
