import { expect, it } from 'vitest';
import { formatFullMoney, formatGain, writeFullMoney } from './fullMoney.ts';

const usd = { unit: 'usd', rates: {} } as const;
const rates = { cny: 7.1, btc: 1 / 100_000 };

it.each([
  [32_412.9, '$32,412.90'],
  [-1013.204, '−$1,013.20'],
  [0.5, '$0.5000'],
  [0, '$0'],
  [12, '$12.00'],
  [123_456_789, '$1.23亿'],
  [null, '--'],
])('%s is written %s', (value, text) => {
  expect(formatFullMoney(value, usd)).toBe(text);
});

it('follows the visitor’s unit', () => {
  expect(formatFullMoney(1000, { unit: 'cny', rates })).toBe('¥7,100.00');
  expect(formatFullMoney(1000, { unit: 'btc', rates })).toBe('0.01 BTC');
  expect(formatFullMoney(1000, { unit: 'jpy', rates })).toBe('--');
});

it('writes a gain with its sign', () => {
  expect([1013.2, -1013.2, 0, null].map((value) => formatGain(value, usd))).toEqual([
    '+$1,013.20',
    '−$1,013.20',
    '$0',
    '--',
  ]);
});

it('has every digit on hover', () => {
  expect(writeFullMoney(1.23456, usd)).toMatchObject({ text: '$1.23', title: '$1.23456' });
  expect(writeFullMoney(null, usd).text).toBe('--');
});
