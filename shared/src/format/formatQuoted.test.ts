import { expect, it } from 'vitest';
import { formatQuoted } from './formatQuoted.ts';

it.each([
  [7_677_072.4, 'KRW', '7,677,072'],
  [7_677_072.4, 'krw', '7,677,072'],
  [12.345, 'KRW', '12.3450'],
  [5_341.2, 'USDT', '5,341.20'],
  [null, 'KRW', '--'],
])('%s in %s is written %s', (price, quote, text) => {
  expect(formatQuoted(price, quote)).toBe(text);
});
