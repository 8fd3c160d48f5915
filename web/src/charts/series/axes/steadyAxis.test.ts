import { expect, test } from 'vitest';
import { createValueText } from '../text/valueText.ts';
import type { TimeSeries, ValueKind } from '../types.ts';
import { steadyAxis } from './steadyAxis.ts';

function drawn(kind: ValueKind, ...values: readonly (number | null)[]) {
  const series: TimeSeries = {
    key: 'one',
    name: '',
    kind,
    points: values.map((value, at) => [at, value]),
  };
  const text = createValueText(kind, { unit: 'usd', rates: {}, suffix: '' });
  return [{ series, index: 0, points: series.points, text }];
}

test('a price that hardly moves gets a range of one percent, in round steps around it', () => {
  expect(steadyAxis(drawn('price', 0.9998, null, 1.0006))).toEqual({
    min: 0.994,
    max: 1.006,
    interval: 0.002,
  });
  expect(steadyAxis(drawn('price', 100))).toEqual({ min: 99.4, max: 100.6, interval: 0.2 });
});

test('a share that moves by a hair gets a range of one point, and stays within 0 and 100', () => {
  expect(steadyAxis(drawn('share', 5.59, 5.65))).toEqual({ min: 5, max: 6.2, interval: 0.2 });
  expect(steadyAxis(drawn('share', 0.2, 0.3))).toEqual({ min: 0.1, max: 0.4, interval: 0.05 });
  expect(steadyAxis(drawn('share', 99.8, 99.9)).max).toBe(100);
  expect(steadyAxis(drawn('share', 5, 6.5))).toEqual({});
});

test('a moving price, any other kind of value, and no values get the default axis', () => {
  expect(steadyAxis(drawn('price', 1, 1.02))).toEqual({});
  expect(steadyAxis(drawn('count', 100, 100))).toEqual({});
  expect(steadyAxis(drawn('price', null))).toEqual({});
  expect(steadyAxis([])).toEqual({});
});
