import { describe, expect, test } from 'vitest';
import { directionOf, formatFundingRate, formatPercent, formatRatio, formatShare } from './percent.ts';

describe('percent', () => {
  test.each([
    [3.04, '+3.04%', 'up'],
    [-1.3, '−1.30%', 'down'],
    [0, '0.00%', 'flat'],
    [0.004, '0.00%', 'flat'],
    [-0.004, '0.00%', 'flat'],
    [0.005, '+0.01%', 'up'],
    [-0.005, '−0.01%', 'down'],
    [999.994, '+999.99%', 'up'],
    [999.995, '+1,000%', 'up'],
    [-999.995, '−1,000%', 'down'],
    [9999.4, '+9,999%', 'up'],
    [9999.5, '+100.0倍', 'up'],
    [1_234_567, '+12,345.7倍', 'up'],
    [-0, '0.00%', 'flat'],
    [Number.NaN, '--', 'none'],
    [8358.2, '+8,358%', 'up'],
    [-1000, '−1,000%', 'down'],
    [8360, '+8,360%', 'up'],
    [12345, '+123.5倍', 'up'],
    [null, '--', 'none'],
  ] as const)('%s reads %s and points %s', (value, text, direction) => {
    expect(formatPercent(value)).toBe(text);
    expect(directionOf(value)).toBe(direction);
  });

  test('sign, digits and direction never contradict each other', () => {
    for (let value = -0.02; value <= 0.02; value += 0.0005) {
      const text = formatPercent(value);
      const expected = text.startsWith('+') ? 'up' : text.startsWith('−') ? 'down' : 'flat';
      expect(directionOf(value)).toBe(expected);
      expect(text).not.toMatch(/[+−]0\.00%/);
    }
  });

  test('shares carry no sign, funding rates four decimals, ratios two', () => {
    expect([formatShare(45.03), formatFundingRate(0.01), formatRatio(1.234)]).toEqual([
      '45.03%',
      '+0.0100%',
      '1.23',
    ]);
  });
});
