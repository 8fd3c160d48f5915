import { describe, expect, it } from 'vitest';
import { type AxisChoice, scaleOf } from './scale.ts';

const axisLabel = { formatter: String };
const price: AxisChoice = { type: 'value', scale: true, splitNumber: 4, axisLabel };
const bars: AxisChoice = { type: 'value', scale: false, splitNumber: 4, axisLabel };

describe('a value axis', () => {
  it.each<[string, AxisChoice, number, number, readonly number[]]>([
    [
      'around the values',
      price,
      140_200,
      145_300,
      [140_000, 141_000, 142_000, 143_000, 144_000, 145_000, 146_000],
    ],
    ['from 0 where bars stand on it', bars, 40, 95, [0, 20, 40, 60, 80, 100]],
    ['down to 0 where all bars hang', bars, -9, -2, [-10, -8, -6, -4, -2, 0]],
    ['in whole steps', { ...bars, minInterval: 1 }, 1, 2, [0, 1, 2]],
    ['around a value that stands still', price, 100, 100, [30, 60, 90, 120, 150]],
    ['with the end that is given', { ...price, min: 1 }, 2, 9, [1, 2, 4, 6, 8, 10]],
    ['in the steps given', { ...bars, max: 100, interval: 25 }, 3, 99, [0, 25, 50, 75, 100]],
    [
      'in tiny steps, without rests',
      price,
      0.00011,
      0.00019,
      [0.0001, 0.00012, 0.00014, 0.00016, 0.00018, 0.0002],
    ],
  ])('has its ticks %s', (_what, axis, low, high, ticks) => {
    expect(scaleOf(axis, { low, high }).ticks).toEqual(ticks);
  });

  it('maps values between its ends, inverted where the first is on top', () => {
    const { place } = scaleOf(bars, { low: 40, high: 95 });
    expect([0, 50, 100].map(place)).toEqual([0, 0.5, 1]);
    const ranks = scaleOf({ ...price, inverse: true, min: 1, max: 11 }, { low: 2, high: 9 });
    expect([1, 6, 11].map(ranks.place)).toEqual([1, 0.5, 0]);
  });

  it('maps values by their logarithms on a logarithmic axis', () => {
    const axis: AxisChoice = { type: 'log', axisLabel: { ...axisLabel, customValues: [1, 10, 100] } };
    const { ticks, place } = scaleOf(axis, { low: 1, high: 100 });
    expect(ticks).toEqual([1, 10, 100]);
    expect(ticks.map(place)).toEqual([0, 0.5, 1]);
  });
});
