import { describe, expect, test } from 'vitest';
import { groupThousands, plainDecimal, roundDecimal, roundSignificant, trimZeros } from './decimal.ts';

describe('decimal', () => {
  test.each([
    [1.005, 2, '1.01'],
    [2.675, 2, '2.68'],
    [-1.005, 2, '-1.01'],
    [0.5, 0, '1'],
    [0.49999999999999994, 0, '0'],
    [1.5, 0, '2'],
    [2.5, 0, '3'],
    [9.995, 2, '10.00'],
    [0.05, 1, '0.1'],
    [0.04, 1, '0.0'],
    [0.004, 1, '0.0'],
    [-0.004, 2, '0.00'],
    [-0, 2, '0.00'],
    [0, 0, '0'],
    [7, 3, '7.000'],
    [1e21, 0, '1000000000000000000000'],
    [1e-10, 10, '0.0000000001'],
    [123456789.98765433, 4, '123456789.9877'],
  ])('%d to %d places reads %s', (value, places, text) => {
    expect(roundDecimal(value, places)).toBe(text);
  });

  test.each([
    [10_050, 2, -4, '1.01'],
    [999_949, 2, -4, '99.99'],
    [999_950, 2, -4, '100.00'],
    [1, 2, -4, '0.00'],
    [50, 2, -4, '0.01'],
    [12_345, 1, -2, '123.5'],
    [0.0123, 1, 2, '1.2'],
  ])('%d to %d places after moving the point by %d reads %s', (value, places, shift, text) => {
    expect(roundDecimal(value, places, shift)).toBe(text);
  });

  test.each([
    [1e-7, '0.0000001'],
    [1.5e-9, '0.0000000015'],
    [1e21, '1000000000000000000000'],
    [-12.5, '-12.5'],
    [-0, '0'],
    [100, '100'],
    [0.1 + 0.2, '0.30000000000000004'],
  ])('%d is written out as %s', (value, text) => {
    expect(plainDecimal(value)).toBe(text);
  });

  test.each([
    [9.9996, 4, '10.00'],
    [0.00012345, 4, '0.0001235'],
    [0.0000999996, 4, '0.0001000'],
    [61971.55, 4, '61972'],
    [0, 4, '0'],
  ])('%d to %d significant digits reads %s', (value, count, text) => {
    expect(roundSignificant(value, count)).toBe(text);
  });

  test('written numbers parse back to the same number, and rounding is off by at most half a step', () => {
    let seed = 1;
    for (let round = 0; round < 2_000; round++) {
      seed = (seed * 48_271) % 2_147_483_647;
      const value = (seed / 2_147_483_647 - 0.5) * 10 ** ((seed % 30) - 15);
      expect(Number(plainDecimal(value))).toBe(value);
      const places = seed % 7;
      expect(Math.abs(Number(roundDecimal(value, places)) - value)).toBeLessThanOrEqual(
        0.5 * 10 ** -places * (1 + 1e-9) + Math.abs(value) * 1e-15,
      );
    }
  });

  test('thousands separators only before the decimal point, trailing zeros dropped only after it', () => {
    expect([groupThousands('-1234567.8901'), groupThousands('999')]).toEqual(['-1,234,567.8901', '999']);
    expect([trimZeros('1.500'), trimZeros('2.000'), trimZeros('100')]).toEqual(['1.5', '2', '100']);
  });
});
