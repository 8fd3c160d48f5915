import { describe, expect, test } from 'vitest';
import { converted, typeAmount } from './convert.ts';

describe('an amount that is typed', () => {
  test.each([
    ['12.5', '12.5', null],
    ['1,234.5', '1234.5', null],
    ['0,5', '0.5', null],
    ['1.234,5', '1234.5', null],
    ['１２．５', '12.5', null],
    ['1e3', '1000', null],
    ['12a', '', '只能输入正数'],
    ['-3', '', '只能输入正数'],
    ['1.2.3', '', '这个数字的逗号和点看不懂，小数请用点，例如 1234.5'],
    ['1万', '', '请写出完整的数字，不带“万”“亿”等单位'],
    ['9999999999999999999', '', '数字太大，最多 10 的 18 次方'],
    ['1000000000000000000', '1000000000000000000', null],
  ])('%j stays as it is typed, and counts as %j', (typed, value, complaint) => {
    expect(typeAmount(typed)).toEqual({ text: typed, complaint });
    expect(converted(typed, 1)).toBe(value);
  });
});

describe('a conversion', () => {
  test('is plain decimal, from the tiniest price to the largest amount', () => {
    expect(converted('1', 0.00001534)).toBe('0.00001534');
    expect(converted('2.5', 140_000)).toBe('350000');
    expect(converted('1000000000000', 140_000)).toBe('140000000000000000');
    expect(converted('0.00000001', 0.00000001)).toBe('0.0000000000000001');
  });

  test('there and back returns the original amount', () => {
    const price = 0.000015341;
    expect(Number(converted(converted('250', price), 1 / price))).toBeCloseTo(250, 6);
  });

  test('of nothing, or at an unknown price, is empty, not 0', () => {
    expect(converted('', 5)).toBe('');
    expect(converted('.', 5)).toBe('');
    expect(converted('3', null)).toBe('');
    expect(converted('3', 0)).toBe('');
    expect(converted('0', 5)).toBe('0');
  });
});
