import { StaticChart } from '#charts/series/static/StaticChart.tsx';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import { createValueText } from '#charts/series/text/valueText.ts';
import { zoneOffset } from '#charts/series/text/zone.ts';
import type { Band, ChartEvent, Level, TimeSeries } from '#charts/series/types.ts';
import type { TimeSeriesView } from '#charts/series/view.ts';
import { DAILY_RANGES } from '#ui/range/RangeButtons.tsx';
import { bitcoinDays, etherDays, NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';

const ABOUT = { source: '币镜 综合 48 家交易所', asOf: NOW, height: 280 };
const LONG = '1y';

const price: TimeSeries = {
  key: 'bitcoin',
  name: '比特币价格',
  kind: 'price',
  points: bitcoinDays.map(({ time, close }) => [time, close]),
};
const ether: TimeSeries = {
  key: 'ether',
  name: '以太坊价格',
  kind: 'price',
  points: etherDays.map(({ time, close }) => [time, close]),
};
const volume: TimeSeries = {
  key: 'volume',
  name: '成交额',
  kind: 'money',
  axis: 'right',
  shape: 'bar',
  points: bitcoinDays.map(({ time, turnover }) => [time, turnover]),
};
const change: TimeSeries = {
  key: 'change',
  name: '日涨跌幅',
  kind: 'percent',
  shape: 'signedBar',
  points: bitcoinDays.map(({ time, open, close }) => [time, (close / open - 1) * 100]),
};
const sentiment: TimeSeries = {
  key: 'sentiment',
  name: '恐惧与贪婪指数',
  kind: 'count',
  shape: 'area',
  points: bitcoinDays.map(({ time }, index) => [time, Math.round(50 + 38 * Math.sin(index / 17))]),
};
const measure: TimeSeries = {
  key: 'measure',
  name: '估值比',
  kind: 'ratio',
  digits: 4,
  axis: 'right',
  points: bitcoinDays.map(({ time, close }, index) => [
    time,
    close / (bitcoinDays[Math.max(0, index - 90)]?.close ?? close),
  ]),
};
const gaps: TimeSeries = {
  ...price,
  points: price.points.map(([time, value], index) => [time, index % 90 > 60 ? null : value]),
};

const ONE = [price];
const TWO_AXES = [price, volume];
const COMPARED = [price, ether];
const MEASURED = [price, measure];
const BARS = [change];
const BANDED = [sentiment];
const GAPS = [gaps];
const NONE = [{ ...price, points: [] }];
const SINGLE = [{ ...price, points: price.points.slice(-1) }];

const BANDS: readonly Band[] = [
  { from: null, to: 25, text: '极度恐惧', tone: 'success' },
  { from: 75, to: null, text: '极度贪婪', tone: 'error' },
];
const MEASURE_BANDS: readonly Band[] = [
  { from: null, to: 0.9, text: '低 <0.9', tone: 'success', axis: 'right' },
  { from: 0.9, to: 1.2, text: '中 0.9–1.2', tone: 'info', axis: 'right' },
  { from: 1.2, to: null, text: '高 >1.2', tone: 'error', axis: 'right' },
];
const LEVELS: readonly Level[] = [{ value: 50, text: '中性', tone: 'neutral' }];
const EVENTS: readonly ChartEvent[] = [
  { time: bitcoinDays[500]?.time ?? NOW, title: '交易所上线现货基金' },
  { time: bitcoinDays[640]?.time ?? NOW, title: '网络升级' },
];

/** A chart's static image before the first interaction. */
function staticChart(
  series: readonly TimeSeries[],
  days: number,
  more: Partial<TimeSeriesView> = {},
): TimeSeriesView {
  const terms = { unit: 'usd', rates: {}, suffix: '' } as const;
  const drawn = series.map((one, index) => ({
    series: one,
    index,
    points: one.points.slice(-days),
    text: createValueText(one.kind, terms),
  }));
  const plain = { log: false, rightLog: false, tags: false, bands: [], levels: [], events: [] };
  return {
    drawn,
    ...plain,
    zone: zoneOffset('Asia/Shanghai'),
    brush: false,
    axisNames: {},
    ...more,
  };
}

const STATIC_AXES = staticChart(TWO_AXES, 90, { tags: true, axisNames: { left: '价格', right: '成交额' } });
const STATIC_LOG = staticChart(COMPARED, 700, { log: true, events: EVENTS });
const STATIC_BANDS = staticChart(BANDED, 365, { bands: BANDS, levels: LEVELS });
const STATIC_SIGNED = staticChart(BARS, 30);
const STATIC_GAPS = staticChart(GAPS, 400);

export const exhibit: Exhibit = {
  title: 'TimeSeriesChart',
  about: 'Values over time: several series, two axes, ranges, 对数, 指数, bands, levels, events, slider.',
  states: [
    {
      name: 'one series',
      wide: true,
      show: () => <TimeSeriesChart {...ABOUT} title="比特币价格" series={ONE} firstRange={LONG} />,
    },
    {
      name: 'two axes, bars under the line',
      wide: true,
      show: () => (
        <TimeSeriesChart
          {...ABOUT}
          title="比特币价格与成交额"
          series={TWO_AXES}
          axisNames={{ left: '价格', right: '成交额' }}
          firstRange="3m"
        />
      ),
    },
    {
      name: 'several, as they are or as an index',
      wide: true,
      show: () => (
        <TimeSeriesChart
          {...ABOUT}
          title="比特币与以太坊"
          series={COMPARED}
          comparable="offered"
          firstRange={LONG}
        />
      ),
    },
    {
      name: 'logarithmic, with events and a slider',
      wide: true,
      show: () => (
        <TimeSeriesChart
          {...ABOUT}
          height={340}
          title="比特币价格（对数）"
          series={ONE}
          log="on"
          events={EVENTS}
          brush
          firstRange="all"
        />
      ),
    },
    {
      name: 'bands and levels with their meaning',
      wide: true,
      show: () => (
        <TimeSeriesChart
          {...ABOUT}
          title="恐惧与贪婪指数"
          series={BANDED}
          bands={BANDS}
          levels={LEVELS}
          firstRange={LONG}
        />
      ),
    },
    {
      name: 'an indicator on an axis of its own, both logarithmic, newest values written',
      wide: true,
      show: () => (
        <TimeSeriesChart
          {...ABOUT}
          height={340}
          title="比特币价格与估值比"
          series={MEASURED}
          bands={MEASURE_BANDS}
          axisNames={{ left: '价格', right: '估值比' }}
          log="on"
          rightLog
          newest
          brush
          firstRange="all"
        />
      ),
    },
    {
      name: 'signed bars',
      wide: true,
      show: () => <TimeSeriesChart {...ABOUT} title="比特币日涨跌幅" series={BARS} firstRange="1m" />,
    },
    {
      name: 'gaps',
      wide: true,
      show: () => (
        <TimeSeriesChart
          {...ABOUT}
          title="有缺口的价格"
          series={GAPS}
          ranges={DAILY_RANGES}
          firstRange="all"
        />
      ),
    },
    {
      name: 'a picture until somebody moves: two axes',
      wide: true,
      show: () => <StaticChart view={STATIC_AXES} height={280} />,
    },
    {
      name: 'a picture: logarithmic, with events',
      wide: true,
      show: () => <StaticChart view={STATIC_LOG} height={280} />,
    },
    {
      name: 'a picture: bands and levels',
      wide: true,
      show: () => <StaticChart view={STATIC_BANDS} height={280} />,
    },
    {
      name: 'a picture: signed bars',
      wide: true,
      show: () => <StaticChart view={STATIC_SIGNED} height={280} />,
    },
    { name: 'a picture: gaps', wide: true, show: () => <StaticChart view={STATIC_GAPS} height={280} /> },
    { name: 'a single point', show: () => <TimeSeriesChart {...ABOUT} title="只有一天" series={SINGLE} /> },
    {
      name: 'no data',
      show: () => <TimeSeriesChart {...ABOUT} title="没有数据" series={NONE} asOf={null} />,
    },
  ],
};
