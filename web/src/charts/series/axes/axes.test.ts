import { expect, it } from 'vitest';
import { createValueText } from '../text/valueText.ts';
import type { SeriesPoint, TimeSeries } from '../types.ts';
import type { TimeSeriesView } from '../view.ts';
import { valueAxis } from './axes.ts';

function view(values: readonly number[], more: Partial<TimeSeriesView>): TimeSeriesView {
  const points: readonly SeriesPoint[] = values.map((value, at) => [at, value]);
  const series: TimeSeries = { key: 'one', name: '', kind: 'price', points };
  const text = createValueText('price', { unit: 'usd', rates: {}, suffix: '' });
  const plain = { log: false, rightLog: false, tags: true, bands: [], levels: [], events: [] };
  return {
    ...{ drawn: [{ series, index: 0, points, text }], ...plain, brush: false, zone: 0, axisNames: {} },
    ...more,
  };
}

const words = (shown: TimeSeriesView, ...ticks: readonly number[]) =>
  ticks.map(valueAxis(shown, 'left').axisLabel.formatter);

it('keeps the tick under the newest value’s tag', () => {
  expect(words(view([100, 500, 305], {}), 200, 300, 400)).toEqual(['$200', '$300', '$400']);
  expect(words(view([1, 100_000, 1_100], { log: true }), 100, 1_000, 10_000)).toEqual([
    '$100',
    '$1,000',
    '$10,000',
  ]);
  expect(words(view([0.9999, 1.0001, 1.0002], {}), 0.998, 1, 1.002)).toEqual(['$0.998', '$1.000', '$1.002']);
});
