import { expect, test } from 'vitest';
import { fullNumber } from './fullNumber.ts';

test.each([
  [0, '0'],
  [1234567.891, '1,234,567.891'],
  [-1234.5, '−1,234.5'],
  [0.1 + 0.2, '0.3'],
  [1e-9, '0.000000001'],
  [123456789012345680, '123,456,789,012,345,680'],
  [1e21, '1,000,000,000,000,000,000,000'],
  [100, '100'],
])('%d in full is %s', (value, text) => {
  expect(fullNumber(value)).toBe(text);
});
