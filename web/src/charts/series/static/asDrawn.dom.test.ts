import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { describe, expect, it } from 'vitest';
import { chartColors as colors } from '#testing/chartColors.ts';
import '../../echarts/drawnParts.ts';
import { toTheme } from '../../echarts/toTheme.ts';
import { stacked } from '../data/stacked.ts';
import { timeSeriesOption } from '../option/option.ts';
import { createValueText } from '../text/valueText.ts';
import type { SeriesPoint, TimeSeries } from '../types.ts';
import type { TimeSeriesView } from '../view.ts';
import { isStatic, type Label, planOf } from './plan.ts';

use(SVGRenderer);

const [WIDTH, HEIGHT] = [800, 300];
const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 18, 16);
const points = (valueAt: (at: number) => number, count = 96): readonly SeriesPoint[] =>
  Array.from({ length: count }, (_, at) => [START + at * HOUR, valueAt(at)]);

const price: TimeSeries = {
  key: 'price',
  name: '价格',
  kind: 'price',
  points: points((at) => 61_300 + 2_400 * Math.sin(at / 9)),
};
const volume: TimeSeries = {
  key: 'volume',
  name: '成交额',
  kind: 'money',
  axis: 'right',
  shape: 'bar',
  points: points((at) => 3e8 + 2e8 * Math.cos(at)),
};
const change: TimeSeries = {
  key: 'change',
  name: '涨跌',
  kind: 'percent',
  shape: 'signedBar',
  points: points((at) => 4 * Math.sin(at)),
};
const rank: TimeSeries = { key: 'rank', name: '名次', kind: 'rank', points: points((at) => 3 + (at % 5)) };
const flat: TimeSeries = { ...price, key: 'flat', points: points(() => 100) };
const peg: TimeSeries = { ...price, key: 'peg', points: points((at) => 1 + Math.sin(at) / 2000) };
const far: TimeSeries = { key: 'far', name: '远', kind: 'price', points: points((at) => 1.1 ** at) };

function view(series: readonly TimeSeries[], more: Partial<TimeSeriesView> = {}): TimeSeriesView {
  const drawn = series.map((one, index) => {
    const text = createValueText(one.kind, { unit: 'usd', rates: {}, suffix: '' });
    return { series: one, index, points: one.points, text };
  });
  const plain = { log: false, rightLog: false, tags: false, bands: [], levels: [], events: [], brush: false };
  return { drawn, ...plain, zone: 8 * HOUR, axisNames: {}, ...more };
}

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

function drawn(shown: TimeSeriesView) {
  const chart = init(null, toTheme(colors), { renderer: 'svg', ssr: true, width: WIDTH, height: HEIGHT });
  chart.setOption({ ...timeSeriesOption(shown, colors), animation: false });
  return chart;
}

/** The library's own axis labels. */
function drawnWords(shown: TimeSeriesView): readonly Word[] {
  const chart = drawn(shown);
  const svg = new DOMParser().parseFromString(chart.renderToSVGString(), 'image/svg+xml');
  chart.dispose();
  return [...svg.querySelectorAll('text')].map((word) => {
    const [, x, y] = /translate\(([\d.-]+) ([\d.-]+)\)/.exec(word.getAttribute('transform') ?? '') ?? [];
    return {
      text: word.textContent,
      x: Number(x ?? word.getAttribute('x')),
      y: Number(y ?? word.getAttribute('y')),
    };
  });
}

const DAY = 24 * HOUR;
const daily = (valueAt: (at: number) => number): readonly SeriesPoint[] =>
  Array.from({ length: 30 }, (_, at) => [START + at * DAY, valueAt(at)]);
const moved: TimeSeries = { ...volume, axis: 'left', points: daily((at) => 1e8 + at * 1e6) };
const users: TimeSeries = {
  key: 'users',
  name: '用户',
  kind: 'count',
  axis: 'right',
  points: daily((at) => 1e6 + at * 14_000),
};

const spot: TimeSeries = { ...moved, key: 'spot', stack: 'volume' };
const contracts: TimeSeries = { ...spot, key: 'contracts', points: daily((at) => 4e8 - at * 7e6) };
const shares = [30, 50, 20].map(
  (share, at): TimeSeries => ({
    ...{ key: String(at), name: String(share), kind: 'share', shape: 'area', stack: 'share' },
    points: daily(() => share),
  }),
);

const CASES: readonly [string, TimeSeriesView][] = [
  ['a price', view([price])],
  ['a price over bars on an axis of their own', view([price, volume])],
  [
    'a price on a phone, the bars’ axis without words',
    view([price, volume], { isNarrow: true, tags: false }),
  ],
  ['a price that stands still', view([flat])],
  ['a price that holds a peg', view([peg])],
  ['bars above and below 0', view([change])],
  ['a month of bars, and a count beside them', view([moved, users])],
  ['stacked bars', view([spot, contracts])],
  ['shares of a whole, as areas', view([...shares])],
  ['places, of which the first is on top', view([rank])],
  ['a logarithmic price', view([far], { log: true })],
  ['a logarithmic price within a decade', view([price], { log: true })],
];

describe('the static image of a chart has the labels of the chart, in the same places:', () => {
  it.each(CASES)('%s', (_what, shown) => {
    const plan = planOf(shown, WIDTH, HEIGHT);
    if (!plan) throw new Error('no picture');
    const words = drawnWords(shown);
    const { time, left, right } = plan.labels;
    const written = (labels: readonly Label[]) => labels.filter(({ text }) => text !== '');
    const all = [...time, ...left, ...right].map(({ text }) => text).filter(Boolean);
    expect(all.toSorted()).toEqual(words.map(({ text }) => text).toSorted());
    for (const { text, at } of [...written(left), ...written(right)])
      expect(
        Math.min(...words.filter((word) => word.text === text).map(({ y }) => Math.abs(y - at))),
      ).toBeLessThan(4);
    for (const { text, at } of written(time))
      expect(
        Math.min(...words.filter((word) => word.text === text).map(({ x }) => Math.abs(x - at))),
      ).toBeLessThan(8);
  });

  it('and leaves the library’s room beside the first and the last bar', () => {
    const shown = view([moved, users]);
    const plan = planOf(shown, WIDTH, HEIGHT);
    const chart = drawn(shown);
    for (const time of [START, START + 29 * DAY]) {
      const [x] = [chart.convertToPixel({ seriesIndex: 0 }, [time + shown.zone, 1e8])].flat();
      expect(Math.abs((x ?? Number.NaN) - (plan?.places.left?.x(time) ?? Number.NaN))).toBeLessThan(8);
    }
    expect(plan?.labels.right.map(({ text }) => text)).toContain('140万');
    chart.dispose();
  });

  it('and stacks bars as the library does', () => {
    const shown = view([spot, contracts]);
    const places = planOf(shown, WIDTH, HEIGHT)?.places.left;
    const chart = drawn(shown);
    const [, top] = [chart.convertToPixel({ seriesIndex: 1 }, [START + shown.zone, 5e8])].flat();
    const [, higher] = stacked(shown.drawn);
    expect(higher?.points[0]).toEqual([START, 5e8]);
    expect(higher?.below(START)).toBe(1e8);
    expect(Math.abs((top ?? Number.NaN) - (places?.y(5e8) ?? Number.NaN))).toBeLessThan(2);
    chart.dispose();
  });

  it.each([0.227, 0.1376, 0.0219, 0.0000219, 61_234.56, 3e-9])('and a line at %d stands there', (value) => {
    const near: TimeSeries = { ...price, points: points((at) => value * (1 + at / 900)) };
    const levels = [{ value: value * 1.05, text: '24H开盘' }];
    const shown = view([near], { tags: true, levels, height: HEIGHT });
    const places = planOf(shown, WIDTH, HEIGHT)?.places.left;
    const chart = drawn(shown);
    const svg = new DOMParser().parseFromString(chart.renderToSVGString(), 'image/svg+xml');
    const dashes = [...svg.querySelectorAll('path[stroke-dasharray]')].map((path) =>
      Number(/^M[\d.]+ ([\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]),
    );
    for (const drawnAt of [value * 1.05, value * (1 + 95 / 900)])
      expect(Math.min(...dashes.map((y) => Math.abs(y - (places?.y(drawnAt) ?? Number.NaN))))).toBeLessThan(
        2,
      );
    chart.dispose();
  });

  it('and keeps the tick beside the newest value’s tag readable', () => {
    const ends: TimeSeries = { ...price, points: points((at) => 119_000 + at * (1_000 / 95)) };
    const shown = view([ends], { tags: true, height: HEIGHT });
    const words = drawnWords(shown).filter(({ text }) => text === '$120,000');
    expect(words).toHaveLength(2);
    const [one, other] = words;
    expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(14);
  });

  it('none where the image would differ from the chart: a slider, no time range', () => {
    expect(isStatic(view([price]))).toBe(true);
    expect(isStatic(view([price], { brush: true }))).toBe(false);
    expect(isStatic(view([{ ...price, points: price.points.slice(0, 1) }]))).toBe(false);
    expect(isStatic(view([volume]))).toBe(false);
  });
});
