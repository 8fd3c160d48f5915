import { describe, expect, it } from 'vitest';
import { ahr999, ahr999Band, ahr999Price, bitcoinAge, cost200, fittedPrice } from './ahr999.ts';

/** Captured: [1742543998, 0.8226, 83931.04, 104902.81, 81624.25]. */
const sample = { time: 1_742_543_998_000, value: 0.8226, price: 83_931.04, fit: 104_902.81, d200: 81_624.25 };

describe('ahr999', () => {
  it('fits the captured sample', () => {
    expect(bitcoinAge(sample.time)).toBe(5921);
    expect(fittedPrice(sample.time)).toBeCloseTo(sample.fit, 1);
    expect(ahr999(sample.price, sample.d200, sample.fit)).toBeCloseTo(sample.value, 3);
  });

  it.each([0.45, 1.2, 5])('is %d at the price it names for it', (threshold) => {
    const price = ahr999Price(threshold, sample.d200, sample.fit) ?? 0;
    expect(ahr999(price, sample.d200, sample.fit)).toBeCloseTo(threshold, 10);
  });

  it('takes the geometric mean of the last 200 closes, and none from fewer', () => {
    const closes = Array.from({ length: 260 }, (_, i) => (i < 60 ? 1 : i % 2 === 0 ? 50_000 : 80_000));
    expect(cost200(closes)).toBeCloseTo(Math.sqrt(50_000 * 80_000), 6);
    expect(cost200(closes.slice(0, 199))).toBeNull();
  });

  it.each([
    [0.2, 'bottom'],
    [0.45, 'invest'],
    [1.19, 'invest'],
    [1.2, 'wait'],
    [5, 'wait'],
    [5.01, 'high'],
  ] as const)('reads %d as %s', (value, band) => {
    expect(ahr999Band(value)).toBe(band);
  });

  it('says nothing where a part is missing', () => {
    expect(ahr999(1, null, 2)).toBeNull();
    expect(ahr999Price(0.45, 1, 0)).toBeNull();
    expect(fittedPrice(Date.UTC(2009, 0, 3))).toBeNull();
  });
});
