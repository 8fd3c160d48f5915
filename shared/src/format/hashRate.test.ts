import { expect, it } from 'vitest';
import { formatHashRate } from './hashRate.ts';

it.each([
  [1.05e21, '1.05 ZH/s'],
  [2.64e15, '2.64 PH/s'],
  [5e9, '5.00 GH/s'],
  [0, '0.00 H/s'],
  [null, '--'],
])('%s reads %s', (rate, text) => {
  expect(formatHashRate(rate)).toBe(text);
});
