import { describe, expect, it } from 'vitest';
import { chartColors as colors } from '#testing/chartColors.ts';
import { inWords } from '../crosshair/inWords.ts';
import { readAloud } from '../crosshair/readOut.ts';
import { toTable } from '../data/toTable.ts';
import { createValueText } from '../text/valueText.ts';
import type { TimeSeries } from '../types.ts';
import type { TimeSeriesView } from '../view.ts';
import { GRID, timeSeriesOption } from './option.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 18);
const ZONE = 8 * 3_600_000;
const price: TimeSeries = {
  key: 'price',
  name: '比特币价格',
  kind: 'price',
  points: [
    [START, 60_000],
    [START + DAY, null],
    [START + 2 * DAY, 62_000],
  ],
};
const flow: TimeSeries = {
  key: 'flow',
  name: '<b>净流入</b>',
  kind: 'money',
  axis: 'right',
  shape: 'signedBar',
  points: [[START, -1e8]],
};

function view(...series: readonly TimeSeries[]): TimeSeriesView {
  const drawn = series.map((one, index) => {
    const text = createValueText(one.kind, { unit: 'usd', rates: {}, suffix: '' });
    return { series: one, index, points: one.points, text };
  });
  const nothing: never[] = [];
  return {
    drawn,
    log: false,
    rightLog: false,
    tags: false,
    bands: nothing,
    levels: nothing,
    events: nothing,
    zone: ZONE,
    brush: false,
    axisNames: {},
  };
}

/** The crosshair's text at a time. */
function readAt(shown: TimeSeriesView, time: number): string {
  const { tooltip } = timeSeriesOption(shown, colors);
  const formatter = Array.isArray(tooltip) ? undefined : tooltip?.formatter;
  if (typeof formatter !== 'function') throw new Error('the chart reads nothing');
  const made: unknown = Reflect.apply(formatter, null, [[{ axisValue: time + ZONE }]]);
  return made instanceof HTMLElement ? (made.textContent ?? '') : String(made);
}

describe('the crosshair of a time chart', () => {
  it('reads every series at its nearest point, and `--` where one has no value', () => {
    expect(readAt(view(price, flow), START)).toBe('2026-11-18比特币价格$60,000.00<b>净流入</b>−$1.00亿');
    expect(readAt(view(price), START + DAY)).toBe('2026-11-19比特币价格--');
  });

  it('shows the events of that day only', () => {
    const events = [
      { time: START + 3_600_000, title: '减半' },
      { time: START + 2 * DAY, title: '上新' },
    ];
    expect(readAt({ ...view(price), events }, START)).toContain('减半');
    expect(readAt({ ...view(price), events }, START)).not.toContain('上新');
  });

  it('shows the change since the first point where the series asks for it', () => {
    const reported: TimeSeries = { ...price, showsChange: true };
    expect(readAt(view(reported), START + 2 * DAY)).toContain('(+3.33%)');
    expect(readAt(view(price), START + 2 * DAY)).not.toContain('%');
  });
});

describe('a time chart with a value of its own on the right', () => {
  const measure: TimeSeries = { ...price, key: 'measure', kind: 'ratio', axis: 'right' };
  const shown = { ...view(price, measure), log: false, rightLog: true, tags: true };

  it('has a logarithmic axis there, and a linear one for the price', () => {
    const [left, right] = [timeSeriesOption(shown, colors).yAxis].flat();
    expect([left?.type, right?.type]).toEqual(['value', 'log']);
  });

  it('shows the newest value of each axis on it', () => {
    const marked = [timeSeriesOption(shown, colors).series].flat().map((one) => {
      const [last] = (one && 'markLine' in one && one.markLine?.data) || [];
      return last && 'yAxis' in last ? last.yAxis : null;
    });
    expect(marked).toEqual([62_000, 62_000]);
  });

  it('makes room on the left for a newest value that is longer than the tick labels', () => {
    const left = (series: TimeSeries) => {
      const { grid } = timeSeriesOption({ ...view(series), tags: true }, colors);
      return grid && 'left' in grid ? Number(grid.left) : Number.NaN;
    };
    const index: TimeSeries = {
      ...price,
      kind: 'ratio',
      points: [
        [START, 100],
        [START + DAY, 166.53],
      ],
    };
    expect(left(index)).toBeGreaterThan(left(price));
  });

  it('announces what the crosshair reads', () => {
    expect(readAloud(shown, DAY, START)).toBe('2026-11-18，比特币价格 $60,000.00，比特币价格 60000.00');
  });
});

describe('a time chart', () => {
  it('colours signed bars by the visitor’s up and down', () => {
    const [bars] = [timeSeriesOption(view(flow), colors).series].flat();
    const paint: unknown = bars && 'itemStyle' in bars ? bars.itemStyle?.color : null;
    if (typeof paint !== 'function') throw new Error('the bars are of one colour');
    expect(paint({ value: [START, -5] })).toBe(colors.down);
    expect(paint({ value: [START, 5] })).toBe(colors.up);
  });

  it('keeps a series’ colour while another is hidden', () => {
    const both = view(price, { ...price, key: 'other' });
    const alone = { ...both, drawn: both.drawn.slice(1) };
    const [other] = [timeSeriesOption(alone, colors).series].flat();
    expect(other).toMatchObject({ id: 'other', itemStyle: { color: '#000002' } });
  });

  it('stacks shares from 0 to the whole, and amounts from 0', () => {
    const share = (key: string): TimeSeries => ({
      ...price,
      key,
      kind: 'share',
      shape: 'area',
      stack: 'all',
    });
    const [shares] = [timeSeriesOption(view(share('btc'), share('eth')), colors).yAxis].flat();
    expect(shares).toMatchObject({ scale: false, max: 100 });
    const stacked = { ...price, stack: 'all' };
    const [amounts] = [timeSeriesOption(view(stacked, { ...stacked, key: 'b' }), colors).yAxis].flat();
    expect(amounts).toMatchObject({ scale: false });
    expect(amounts).not.toHaveProperty('max');
  });

  it('hangs bars of another axis from the line that the price stands on', () => {
    const bars: TimeSeries = { ...flow, shape: 'bar', points: [[START, 200]] };
    const { xAxis, yAxis, series } = timeSeriesOption(view({ ...price, shape: 'area' }, bars), colors);
    const [left, right] = [yAxis].flat();
    expect([xAxis].flat()[0]).toMatchObject({ axisLine: { onZero: true, onZeroAxisIndex: 1 } });
    expect(right).toMatchObject({ inverse: true, max: 200 });
    const { min = 0, max = 0 } = { ...left } as { min?: number; max?: number };
    const [area] = [series].flat();
    const line = min + (max - min) * 0.24;
    expect(area).toMatchObject({ areaStyle: { origin: expect.closeTo(line, 6) } });
    const [, alone] = [timeSeriesOption(view(bars), colors).yAxis].flat();
    expect(alone).not.toHaveProperty('inverse');
  });

  it('hangs nothing from places, from nothing, or what goes below 0', () => {
    const bars: TimeSeries = { ...flow, shape: 'bar', points: [[START, 200]] };
    const rightOf = (...series: readonly TimeSeries[]) =>
      [timeSeriesOption(view(...series), colors).yAxis].flat()[1];
    for (const shown of [
      rightOf({ ...price, kind: 'rank' }, bars),
      rightOf({ ...price, points: [[START, null]] }, bars),
      rightOf(price, { ...bars, points: [[START, -1]] }),
      rightOf(price, { ...bars, points: [[START, 0]] }),
    ])
      expect(shown).not.toHaveProperty('inverse');
  });

  it('names what hangs and its period at the line; on a phone the legend alone does', () => {
    const day = (at: number) => START + at * DAY;
    const bars: TimeSeries = {
      ...flow,
      name: '成交额',
      shape: 'bar',
      points: [0, 1, 2].map((at) => [day(at), 200]),
    };
    const rightOf = (shown: TimeSeriesView) => {
      const { grid, yAxis, series } = timeSeriesOption(shown, colors);
      const axis = [yAxis].flat()[1];
      const label = axis && 'axisLabel' in axis ? axis.axisLabel : undefined;
      const words = label?.formatter;
      const own = [series].flat()[1];
      return {
        grid,
        axis,
        atLine: typeof words === 'function' ? Reflect.apply(words, null, [0]) : undefined,
        tags: own && 'markLine' in own ? own.markLine?.data : undefined,
      };
    };
    const wide = rightOf({ ...view(price, bars), tags: true });
    expect([wide.atLine, wide.tags]).toEqual(['成交额（1日）', []]);
    const narrow = rightOf({ ...view(price, bars), tags: true, isNarrow: true });
    expect([narrow.atLine, narrow.tags]).toEqual(['', []]);
    expect(narrow.axis).toMatchObject({ axisLabel: { customValues: [] } });
    expect(narrow.axis).not.toHaveProperty('name');
    expect(narrow.grid).toMatchObject({ right: GRID.edge });
    const names = { axisNames: { right: '成交额' } };
    expect(rightOf({ ...view(bars), ...names, isNarrow: true }).axis).toMatchObject({ name: '成交额' });
  });

  it('inverts the axis of ranks, from the first one on, without fractional ticks', () => {
    const places = (...values: readonly number[]): TimeSeries => ({
      ...price,
      kind: 'rank',
      points: values.map((value, day) => [START + day * DAY, value]),
    });
    const axisOf = (series: TimeSeries) => [timeSeriesOption(view(series), colors).yAxis].flat()[0];
    expect(axisOf(places(1, 1))).toMatchObject({ inverse: true, min: 1, minInterval: 1 });
    expect(axisOf(places(3, 9))).toMatchObject({ inverse: true, min: 1 });
    expect(axisOf(places(300, 320))).toMatchObject({ inverse: true });
    expect(axisOf(places(300, 320))).not.toHaveProperty('min');
    expect(axisOf(price)).not.toHaveProperty('inverse');
  });

  it('describes its newest values in words', () => {
    expect(inWords('走势', view(price, flow).drawn, ZONE)).toBe(
      '走势，最新：比特币价格 $62,000.00（2026-11-20），<b>净流入</b> −$1.00亿（2026-11-18）',
    );
    expect(inWords('走势', [], ZONE)).toBe('走势');
  });

  it('is the same data as a table, newest first, unformatted in the file', () => {
    const table = toTable(view(price, flow).drawn, ZONE);
    expect(table.columns.map((column) => column.label)).toEqual(['时间', '比特币价格', '<b>净流入</b>']);
    expect(table.rows.map((row) => row.cells)).toEqual([
      ['2026-11-20', '$62,000.00', '--'],
      ['2026-11-19', '--', '--'],
      ['2026-11-18', '$60,000.00', '−$1.00亿'],
    ]);
    expect(table.rows.at(-1)?.plain).toEqual(['2026-11-18', 60_000, -1e8]);
  });
});
