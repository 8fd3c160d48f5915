import { describe, expect, test } from 'vitest';
import { receiptSum } from './priceReceipt.ts';

const quote = (price: number, weight: number, premium: number | null = null) => ({ price, weight, premium });
const median = (...quotes: readonly ReturnType<typeof quote>[]) => receiptSum('median', quotes).value;

describe('a median reckoned again', () => {
  test('is the quote at which half of the weight is reached from below', () => {
    expect(median(quote(103, 30), quote(101, 30), quote(102, 40))).toBe(102);
  });

  test('is the middle of two where half is reached exactly, whatever lies around', () => {
    expect(median(quote(100, 50), quote(104, 25), quote(130, 25))).toBe(102);
    // The weights of a receipt are rounded to ten digits: three thirds of a half.
    expect(median(quote(1, 16.66666667), quote(2, 16.66666667), quote(3, 16.66666667), quote(5, 50))).toBe(4);
  });

  test('is unknown without weight, and passes over quotes that have none', () => {
    expect(median()).toBeNull();
    expect(median(quote(100, 0))).toBeNull();
    expect(median(quote(100, 50), quote(101, 0), quote(104, 50))).toBe(102);
  });

  test('tells line by line how much is reached', () => {
    const { lines } = receiptSum('median', [quote(2, 60), quote(1, 40)]);
    expect(lines.map(({ price, part }) => [price, part])).toEqual([
      [1, 40],
      [2, 100],
    ]);
  });
});

describe('a mean reckoned again', () => {
  test('takes the premium of each place off, and has seven significant digits', () => {
    const { value, lines } = receiptSum('premium', [quote(101, 50, 1), quote(98, 50, -2)]);
    expect(value).toBe(100);
    expect(lines.map(({ part }) => part)).toEqual([50, 50]);
    expect(receiptSum('premium', [quote(1.23456789, 100, 0)]).value).toBe(1.234568);
  });

  test('weighs as weights are to each other, however they are counted', () => {
    expect(receiptSum('premium', [quote(1, 1, 0), quote(3, 3, 0)]).value).toBe(2.5);
    expect(receiptSum('premium', [quote(1, 0, 0)]).value).toBeNull();
  });
});

test('a price that no quote makes has no sum', () => {
  expect(receiptSum('last', [quote(1, 100)])).toEqual({ lines: [], value: null, middle: [] });
});
