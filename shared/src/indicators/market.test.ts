import { describe, expect, it } from 'vitest';
import {
  capToTvl,
  circulationRate,
  dominance,
  fullyDilutedValue,
  marketCap,
  reserveRatio,
  turnoverRate,
} from './marketValue.ts';
import { otcPremium, spotSpread, trustPremium } from './premium.ts';
import { amplitude, changePercent, drawdown, roiMultiple, timesToHigh, volumeRatio } from './priceChange.ts';

/** Captured answers of a real upstream. */
const coin = { cny: 61_971.55, usd: 8_900.89, supply: 18_247_575, volumeCny: 91_693_299_150, high: 20_089 };

describe('marketValue', () => {
  it('matches the captured coin', () => {
    const cap = marketCap(coin.cny, coin.supply);
    expect(cap).toBeCloseTo(1.130831524361e12, -7);
    expect(turnoverRate(coin.volumeCny, cap)).toBeCloseTo(8.11, 2);
  });

  it.each([
    [10, 100, 80, 1000],
    [10, null, 80, 800],
    [10, null, null, null],
  ])('values %d at a maximum of %s, a total of %s', (price, max, total, value) => {
    expect(fullyDilutedValue(price, max, total)).toBe(value);
  });

  it.each([
    ['no market value', marketCap(3, null)],
    ['no turnover', turnoverRate(5, null)],
    ['no turnover of nothing', turnoverRate(5, 0)],
    ['no circulation rate', circulationRate(5, null)],
    ['no dominance', dominance(5, 0)],
    ['no value per locked', capToTvl(5, 0)],
    ['no reserve ratio', reserveRatio(5, 0)],
  ])('is %s if an input is missing', (_, value) => {
    expect(value).toBeNull();
  });

  it('gives shares in percent', () => {
    expect(circulationRate(19, 21)).toBeCloseTo(90.476, 3);
    expect(dominance(450, 1000)).toBe(45);
    expect(reserveRatio(103, 100)).toBe(103);
    expect(capToTvl(30, 60)).toBe(0.5);
  });
});

describe('priceChange', () => {
  it('matches the captured drawdown', () => {
    expect(drawdown(coin.usd, coin.high)).toBeCloseTo(-55.69, 2);
  });

  it('measures the amplitude relative to the low', () => {
    expect(amplitude(12, 10)).toBeCloseTo(20, 10);
    expect(amplitude(12, 0)).toBeNull();
  });

  it.each([
    [110, 100, 10],
    [90, 100, -10],
    [100, 0, null],
  ])('from %2$d to %1$d', (now, then, change) => {
    const value = changePercent(now, then);
    if (change === null) expect(value).toBeNull();
    else expect(value).toBeCloseTo(change, 10);
  });

  it('compares volume with the same period of five days', () => {
    expect(volumeRatio(300, [100, 100, 200, 150, 200])).toBeCloseTo(2, 10);
    expect(volumeRatio(300, [])).toBeNull();
    expect(volumeRatio(300, [0, 0])).toBeNull();
  });

  it('gives a return as a multiple', () => {
    expect(roiMultiple(30, 3)).toBe(10);
    expect(roiMultiple(30, 0)).toBeNull();
    expect(timesToHigh(20, 100)).toBe(5);
  });
});

describe('premium', () => {
  it('matches the captured OTC price', () => {
    expect(otcPremium(6.93, 0.1438435)).toBeCloseTo(-0.3165, 3);
  });

  it('is positive when Coinbase’s price is higher', () => {
    expect(spotSpread(100_100, 100_000).amount).toBe(100);
    expect(spotSpread(100_100, 100_000).percent).toBeCloseTo(0.1, 10);
  });

  it('compares a trust with its holdings', () => {
    expect(trustPremium(40, 0.0009, 50_000)).toBeCloseTo(-11.11, 2);
    expect(trustPremium(40, 0, 50_000)).toBeNull();
  });
});
