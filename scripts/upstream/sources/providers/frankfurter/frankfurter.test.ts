import { expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { currencyRates } from './frankfurter.ts';

const friday = { date: '2026-03-06', base: 'USD', quote: 'CNY', rate: 6.91 };

test('a rate read on Sunday keeps the day it was set', () => {
  expect(readWire(currencyRates(['CNY']), [friday])).toEqual([
    { currency: 'CNY', perUsd: 6.91, day: Date.UTC(2026, 2, 6) },
  ]);
});

test('the rouble is asked of all banks, not of the ECB', () => {
  expect(currencyRates(['CNY', 'RUB']).path).toBe('/v2/rates?base=usd&quotes=cny,rub');
});

test.each([
  ['another base', { ...friday, base: 'EUR' }],
  ['a rate of 0', { ...friday, rate: 0 }],
  ['no day', { ...friday, date: '' }],
])('%s is refused', (_why, row) => {
  expect(readWire(currencyRates(['CNY']), [row])).toBeNull();
});
