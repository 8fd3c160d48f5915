import { describe, expect, it } from 'vitest';
import { bandOf, bandRecords, type IndicatorBand, thresholdsOf } from './bands.ts';

const bands: readonly IndicatorBand[] = [
  { key: 'low', name: '低', from: null, to: 1, tone: 'success', meaning: '' },
  { key: 'middle', name: '中', from: 1, to: 2, holdsTo: true, tone: 'info', meaning: '' },
  { key: 'high', name: '高', from: 2, to: null, tone: 'error', meaning: '' },
];
const day = (time: number, value: number | null, price: number | null) => ({ time, value, price, lines: [] });

describe('the bands of an indicator', () => {
  it.each([
    [0.99, '低'],
    [1, '中'],
    [2, '中'],
    [2.01, '高'],
    [-5, '低'],
  ])('%d is in %s', (value, name) => {
    expect(bandOf(bands, value)?.name).toBe(name);
  });

  it('contain no unknown value', () => {
    expect(bandOf(bands, null)).toBeNull();
  });

  it('meet at their thresholds', () => {
    expect(thresholdsOf(bands)).toEqual([1, 2]);
  });
});

describe('the record of a band', () => {
  const days = [day(1, 0.5, 100), day(2, 0.6, 200), day(3, 1.5, 150), day(4, null, 300), day(5, 3, 80)];
  const records = bandRecords(days, bands, 2);

  it('is its share of the days with a value, adding up to 100', () => {
    expect(records.map((record) => [record.days, record.share])).toEqual([
      [2, 50],
      [1, 25],
      [1, 25],
    ]);
  });

  it('is the median price change after a number of days, as far as they have passed', () => {
    // 100 → 150 and 200 → 300; 150 → 80; nothing after the last day.
    expect(records.map((record) => record.known)).toEqual([2, 1, 0]);
    expect(records[0]?.medianAfter).toBeCloseTo(50);
    expect(records[1]?.medianAfter).toBeCloseTo(-46.667, 2);
    expect(records[2]?.medianAfter).toBeNull();
  });
});
