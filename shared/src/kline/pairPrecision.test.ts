import { describe, expect, it } from 'vitest';
import { formatPrice } from '../format/price.ts';
import { mergeSteps, stepPlaces } from './orderBook.ts';
import { nextReference, pairPrecision } from './pairPrecision.ts';

describe('decimals of a pair', () => {
  it.each([
    ['BTC', 100_000, 2, '100,000.00'],
    ['ETH', 3431.269, 2, '3,431.27'],
    ['BNB', 735.679, 2, '735.68'],
    ['SOL', 17.05903, 4, '17.0590'],
    ['a price that rounds up into the next band', 99.999_99, 2, '100.00'],
    ['XRP', 0.5083, 4, '0.5083'],
    ['ETH/BTC', 0.035_561_2, 5, '0.03556'],
    ['a price of thousandths', 0.001_979_378, 6, '0.001979'],
    ['SHIB', 0.000_01, 8, '0.0₄1000'],
    ['PEPE', 0.000_007_207_885, 9, '0.0₅7208'],
    ['the smallest price', 1e-9, 12, '0.0₈1000'],
    ['an unknown price', null, 2, '--'],
    ['no price', 0, 2, '0'],
  ])('%s at %d has %d: %s', (_, reference, places, text) => {
    expect(pairPrecision(reference)).toBe(places);
    expect(formatPrice(reference, places)).toBe(text);
    expect(stepPlaces(mergeSteps(places)[0] ?? 1)).toBe(places);
  });

  it('are those of a list, except for a price of hundredths, which has four digits instead of three', () => {
    for (let price = 2e-9; price < 1e6; price *= 1.37) {
      const inList =
        formatPrice(price)
          .split('.')[1]
          ?.replace(/^0[₀-₉]+/, '').length ?? 0;
      const ofPair = formatPrice(price, pairPrecision(price))
        .split('.')[1]
        ?.replace(/^0[₀-₉]+/, '').length;
      if (price < 0.01 || price >= 0.1) expect(ofPair, String(price)).toBeGreaterThanOrEqual(inList);
      if (price >= 0.1) expect(formatPrice(price, pairPrecision(price))).toBe(formatPrice(price));
    }
  });

  it('are all there in every price of the pair, and a price below them reads by its own band', () => {
    expect(formatPrice(101.5, 4)).toBe('101.5000');
    expect(formatPrice(99, 2)).toBe('99.00');
    expect(formatPrice(0.000_03, 2)).toBe('0.0₄3');
  });
});

describe('the reference price of a pair', () => {
  const after = (prices: readonly (number | null)[]) => prices.reduce(nextReference, null);

  it.each([
    ['a price about a power of ten', [99.9, 100.1, 99.8, 100.4], 99.9],
    ['a price that is unknown for a moment', [0.5, null, 0.6], 0.5],
    ['a price that falls to a tenth', [80, 40, 7.9, 7], 7.9],
    ['a price that rises tenfold', [1, 3, 10, 12], 10],
    ['no price', [null, 0], null],
  ])('of %s', (_, prices, reference) => expect(after(prices)).toBe(reference));
});
