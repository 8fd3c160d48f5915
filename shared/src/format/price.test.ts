import { describe, expect, test } from 'vitest';
import { formatPrice, priceParts } from './price.ts';

describe('price', () => {
  test.each([
    [61971.55, '61,971.55'],
    [1000, '1,000.00'],
    [405.39, '405.39'],
    [33.6129, '33.6129'],
    [999.995, '1,000.00'],
    [99.99994, '99.9999'],
    [99.99995, '100.00'],
    [100, '100.00'],
    [0.99996, '1.0000'],
    [0.0099994, '0.009999'],
    [0.00999996, '0.0100'],
    [0.0001, '0.0001000'],
    [0.000099994, '0.0₄9999'],
    [1, '1.0000'],
    [0.5083, '0.5083'],
    [0.01, '0.0100'],
    [0.001227, '0.001227'],
    [0.00012, '0.0001200'],
    [0.00000123, '0.0₅123'],
    [0.00000012304, '0.0₆123'],
    [0.00000012305, '0.0₆1231'],
    [0.0000999999, '0.0001000'],
    [0.00000003, '0.0₇3'],
    [2e-9, '0.0₈2'],
    [1e-9, '0.0₈1'],
    [9e-10, '<0.0₈1'],
    [0, '0'],
    [-0.00000123, '−0.0₅123'],
    [-12.5, '−12.5000'],
    [1.005e-2, '0.0101'],
    [null, '--'],
    [Number.NaN, '--'],
  ])('%s is written %s', (value, text) => {
    expect(formatPrice(value)).toBe(text);
  });

  test('the folded form provides the plain decimal for screen readers and files', () => {
    expect(priceParts(0.00000123)).toEqual({ before: '0.0', zeros: 5, after: '123', plain: '0.00000123' });
  });

  test('numbers that differ by less than the last digit read alike on both sides of a band boundary', () => {
    for (const edge of [0.0001, 0.01, 1, 100, 1000]) {
      expect(formatPrice(edge * (1 - 1e-9))).toBe(formatPrice(edge));
    }
  });

  test('a positive price never reads as 0 and keeps its order', () => {
    for (let exponent = -12; exponent < 6; exponent++) {
      const plain = priceParts(1.5 * 10 ** exponent)?.plain ?? '';
      expect(plain).toMatch(/[1-9]/);
    }
  });
});
