import { describe, expect, test } from 'vitest';
import { formatAmount, formatCount } from './amount.ts';

describe('amount', () => {
  test.each([
    [0, '0'],
    [0.5, '0.5000'],
    [0.00000123, '0.0₅123'],
    [0.99999, '1.0000'],
    [1, '1'],
    [1.5, '1.50'],
    [999.995, '1,000.00'],
    [9999.99, '9,999.99'],
    [9999.995, '1.00万'],
    [999_949, '99.99万'],
    [999_950, '100万'],
    [995_000, '99.50万'],
    [1_000_000, '100万'],
    [10_050, '1.01万'],
    [99_994_999, '9,999万'],
    [99_995_000, '1.00亿'],
    [9_999_600_000, '100亿'],
    [1.2345e20, '12,345京'],
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
    [-120_000_000, '−1.20亿'],
    [-0.001, '−0.001000'],
    [-0, '0'],
    [-9999.999, '−1.00万'],
    [null, '--'],
    [undefined, '--'],
    [Number.NaN, '--'],
    [Number.POSITIVE_INFINITY, '--'],
  ])('%s is written %s', (value, text) => {
    expect(formatAmount(value)).toBe(text);
  });

  test('never shows ten thousand of a unit: rounding up moves to the next unit', () => {
    for (const base of [1e4, 1e8, 1e12, 1e16]) {
      for (let step = 0; step < 200; step++) {
        expect(formatAmount(base * (1 - step * 1e-6))).not.toMatch(/^10,?000(\.0+)?\D/);
      }
    }
  });

  test('a nonzero sum never reads as 0, and keeps its sign', () => {
    for (let exponent = -8; exponent < 20; exponent++) {
      expect(formatAmount(3 * 10 ** exponent)).toMatch(/[1-9]/);
      expect(formatAmount(-3 * 10 ** exponent)).toMatch(/^−/);
    }
  });

  test('a larger amount never reads as smaller: units and digits are monotonic', () => {
    const worth = (text: string) => {
      const [, digits = '', unit = ''] = /^([\d,.]+)(\D*)$/.exec(text) ?? [];
      const size = { '': 1, 万: 1e4, 亿: 1e8, 万亿: 1e12, 京: 1e16 }[unit] ?? Number.NaN;
      return Number(digits.replaceAll(',', '')) * size;
    };
    let last = 0;
    for (let value = 1; value < 1e18; value *= 1.0037) {
      const read = worth(formatAmount(value));
      expect(read).toBeGreaterThanOrEqual(last);
      expect(Math.abs(read / value - 1)).toBeLessThan(0.01);
      last = read;
    }
  });

  test('a count is an integer with thousands separators', () => {
    expect([formatCount(3773), formatCount(0), formatCount(null)]).toEqual(['3,773', '0', '--']);
  });
});
