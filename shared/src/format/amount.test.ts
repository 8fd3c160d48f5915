import { describe, expect, test } from 'vitest';
import { formatAmount, formatCount } from './amount.ts';

describe('amount', () => {
  test.each([
    [0, '0'],
    [0.5, '0.50'],
    [1234.56, '1,234.56'],
    [9999, '9,999'],
    [9999.996, '1.00万'],
    [12_300, '1.23万'],
    [16_400_000, '1,640万'],
    [5_400_000, '540万'],
    [99_999_960, '1.00亿'],
    [425_000_000, '4.25亿'],
    [4_520_000_000, '45.20亿'],
    [999_960_000_000, '1.00万亿'],
    [4_610_000_000_000, '4.61万亿'],
    [1.23e16, '1.23京'],
    [1.0049999e8, '1.00亿'],
    [1.005e8, '1.01亿'],
    [-120_000_000, '-1.20亿'],
    [-0.001, '0.00'],
    [null, '--'],
    [undefined, '--'],
    [Number.NaN, '--'],
    [Number.POSITIVE_INFINITY, '--'],
  ])('%s is written %s', (value, text) => {
    expect(formatAmount(value)).toBe(text);
  });

  test('never shows ten thousand of a unit: rounding up moves to the next one', () => {
    for (const base of [1e4, 1e8, 1e12, 1e16]) {
      for (let step = 0; step < 200; step++) {
        expect(formatAmount(base * (1 - step * 1e-6))).not.toMatch(/^10,?000(\.0+)?\D/);
      }
    }
  });

  test('a count is whole and grouped', () => {
    expect([formatCount(3773), formatCount(0), formatCount(null)]).toEqual(['3,773', '0', '--']);
  });
});
