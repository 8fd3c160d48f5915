import { expect, it } from 'vitest';
import { formatPrice } from '../format/price.ts';
import { unfoldZeros } from './unfoldZeros.ts';

it.each([
  ['$0.0₄1654', '$0.00001654'],
  ['≈ ¥0.0₅123 / 0.0₁₀7 BTC', '≈ ¥0.00000123 / 0.00000000007 BTC'],
  ['<$0.0₈1', '<$0.000000001'],
  ['1,234.50 和 CO₂、H₂O', '1,234.50 和 CO₂、H₂O'],
  ['10.0₄1', '10.0₄1'],
  ['0.0₉₉₉1', '0.0₉₉₉1'],
])('%s is copied as %s', (text, plain) => expect(unfoldZeros(text)).toBe(plain));

it('gives back what a price was written from', () => {
  for (let price = 1.234e-9; price < 1e-3; price *= 3.7)
    expect(Number(unfoldZeros(formatPrice(price))) / price).toBeCloseTo(1, 3);
});
