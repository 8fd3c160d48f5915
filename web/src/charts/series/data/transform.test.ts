import { describe, expect, it } from 'vitest';
import { extentOf, touches } from '../axes/extent.ts';
import type { SeriesPoint, TimeSeries } from '../types.ts';
import {
  indexTo100,
  lastTime,
  nearestPoint,
  positiveOnly,
  rangeStart,
  since,
  usualStep,
} from './transform.ts';

const DAY = 86_400_000;
const daily = (...values: (number | null)[]): SeriesPoint[] =>
  values.map((value, index) => [index * DAY, value]);
const series = (points: readonly SeriesPoint[]): TimeSeries => ({
  key: 'k',
  name: 'n',
  kind: 'price',
  points,
});

describe('a range', () => {
  const end = Date.UTC(2026, 10, 20);
  it.each([
    ['counts days back from the newest point', 30, Date.UTC(2026, 9, 21)],
    ['of this year begins on 1 January', 'ytd' as const, Date.UTC(2026, 0, 1)],
    ['of everything has no beginning', null, Number.NEGATIVE_INFINITY],
  ])('%s', (_what, days, start) => {
    expect(rangeStart(days, end)).toBe(start);
  });

  it('keeps the points from its start on', () => {
    expect(since(daily(1, 2, 3), DAY)).toEqual([
      [DAY, 2],
      [2 * DAY, 3],
    ]);
    expect(since(daily(1), 5 * DAY)).toEqual([]);
  });

  it('ends with the newest point of any series', () => {
    expect(lastTime([series(daily(1)), series(daily(1, 2)), series([])])).toBe(DAY);
  });
});

describe('the index', () => {
  it('is 100 at the first value that is known and above 0', () => {
    expect(indexTo100(daily(null, 0, 50, 75, null)).map(([, value]) => value)).toEqual([
      null,
      0,
      100,
      150,
      null,
    ]);
  });

  it('is unknown without a possible base', () => {
    expect(indexTo100(daily(null, 0)).map(([, value]) => value)).toEqual([null, null]);
  });
});

describe('a logarithmic axis', () => {
  it('gets gaps for values it cannot show', () => {
    expect(positiveOnly(daily(-1, 0, 2)).map(([, value]) => value)).toEqual([null, null, 2]);
  });
});

describe('the crosshair', () => {
  const points = daily(1, 2, 3);
  it.each([
    [-DAY, 1],
    [0.4 * DAY, 1],
    [0.6 * DAY, 2],
    [DAY, 2],
    [9 * DAY, 3],
  ])('reads at %i the nearest point', (time, value) => {
    expect(nearestPoint(points, time)?.[1]).toBe(value);
  });

  it('reads nothing without points', () => {
    expect(nearestPoint([], 0)).toBeNull();
  });
});

describe('the usual step', () => {
  it('is not distorted by a gap', () => {
    const points: SeriesPoint[] = [...daily(1, 2, 3), [30 * DAY, 4]];
    expect(usualStep(points)).toBe(DAY);
  });
});

describe('a band', () => {
  const extent = extentOf([{ points: daily(1.3, null, 1.9) }]);
  it.each([
    [null, 0.45, false],
    [0.45, 1.2, false],
    [1.2, 5, true],
    [1.9, null, true],
    [2, null, false],
  ])('from %s to %s is drawn only where values touch it', (from, to, drawn) => {
    expect(touches({ from, to, text: '', tone: 'info' }, extent)).toBe(drawn);
  });

  it('is not drawn without values', () => {
    expect(touches({ from: null, to: null, text: '', tone: 'info' }, extentOf([]))).toBe(false);
  });
});
