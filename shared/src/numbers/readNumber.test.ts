import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatPrice } from '../format/price.ts';
import { decimalMarkOf, readNumber, readTypedNumber } from './readNumber.ts';

describe('a written number', () => {
  test.each([
    ['60000,50', null, 60_000.5],
    ['0,5', null, 0.5],
    ['1,25', null, 1.25],
    ['5.281,00', null, 5_281],
    ['1,234.5', 1_234.5, null],
    ['1,234,567', 1_234_567, null],
    ['12,34,567', 1_234_567, null],
    ['1,234', 1_234, 1.234],
    ['5.281', 5.281, 5_281],
    ['0.0001', 0.0001, null],
    ['90000', 90_000, 90_000],
    ['1e-8', 1e-8, 1e-8],
    ['1 234,5', null, 1_234.5],
    ["1'234.50", 1_234.5, null],
    ['1\u00a0234.5', 1_234.5, null],
    ['９００００', 90_000, 90_000],
    ['０．５', 0.5, null],
    ['０，５', null, 0.5],
    ['$1,234.5', 1_234.5, null],
    ['￥ 12', 12, 12],
    ['\u22125', -5, -5],
    ['-5', -5, -5],
    ['.5', 0.5, null],
    ['0,500', null, 0.5],
    ['00,500', null, 0.5],
    ['-0,125', null, -0.125],
    ['0.500', 0.5, null],
    ['0.0₄1654', 0.00001654, null],
    ['', null, null],
    ['abc', null, null],
    ['1,2,3', null, null],
    ['1.2.3', null, null],
    ['1,23.4', null, null],
    ['12 BTC', null, null],
    ['5%', null, null],
    ['1²', null, null],
    ['½', null, null],
    ['٣', null, null],
    ['0x10', null, null],
    ['Infinity', null, null],
    ['0.0₉₉1', null, null],
  ])('%j is %j with a decimal point and %j with a decimal comma', (text, point, comma) => {
    expect(readNumber(text, '.')).toBe(point);
    expect(readNumber(text, ',')).toBe(comma);
  });

  it('of a price as it is shown here is that price', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-8, max: 1e9, noNaN: true }), (value) => {
        const read = readNumber(formatPrice(value), '.') ?? Number.NaN;
        expect(Math.abs(read / value - 1)).toBeLessThan(0.006);
      }),
      { seed: 1 },
    );
  });

  it('beyond every number is too large and not unknown', () => {
    expect(readNumber('1e400', '.')).toBe(Number.POSITIVE_INFINITY);
  });
});

test.each([
  ['0,5', 0.5],
  ['1,234', 1_234],
  ['60000,50', 60_000.5],
  ['0.5', 0.5],
  ['1,23,4', null],
])('typed, %s is %j', (text, value) => {
  expect(readTypedNumber(text)).toBe(value);
});

test.each([
  [['60000,50', '0,5', '5.281'], ','],
  [['5.281', '0.5'], '.'],
  [['5.281', '90000', 'abc', ''], 'unclear'],
  [['1,234', '0,5', '0.5'], 'mixed'],
  [['90000', 'abc'], 'any'],
] as const)('the decimal mark of %j is %s', (texts, mark) => {
  expect(decimalMarkOf(texts)).toBe(mark);
});
