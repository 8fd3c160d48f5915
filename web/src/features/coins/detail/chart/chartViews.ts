import type { ChartPoint, ChartRange } from '@coinmirror/shared/contract/coin/charts.ts';
import type { Level, TimeSeries } from '#charts/series/types.ts';

/** The ranges of the price chart, by the wire's own keys; each is a separate call. */
export const CHART_RANGES: readonly {
  readonly key: ChartRange;
  readonly label: string;
  readonly days: null;
}[] = [
  { key: 'd', label: '24H', days: null },
  { key: 'w', label: '周', days: null },
  { key: 'm', label: '月', days: null },
  { key: '3m', label: '3月', days: null },
  { key: 'y', label: '年', days: null },
  { key: 'ydt', label: '今年', days: null },
  { key: 'all', label: '全部', days: null },
];

/** What the chart can show. */
export const CHART_VIEWS = [
  { value: 'usd', label: '价格', title: '价格' },
  { value: 'btc', label: '价格(BTC)', title: '以比特币计的价格' },
  { value: 'cap', label: '流通市值', title: '流通市值' },
  { value: 'vol', label: '成交额', title: '成交额' },
] as const;

export type ChartView = (typeof CHART_VIEWS)[number]['value'];

type Look = Pick<TimeSeries, 'kind' | 'shape' | 'suffix'>;

const LOOKS: Readonly<Record<ChartView, Look & { readonly read: (point: ChartPoint) => number | null }>> = {
  usd: { kind: 'price', shape: 'area', read: (point) => point.priceUsd },
  btc: { kind: 'amount', shape: 'area', suffix: 'BTC', read: (point) => point.priceBtc },
  cap: { kind: 'money', shape: 'area', read: (point) => point.marketCap },
  vol: { kind: 'money', shape: 'bar', read: (point) => point.volume },
};

/** The value of a point in a view; null where it is not known. */
export function readPoint(point: ChartPoint, view: ChartView): number | null {
  return LOOKS[view].read(point);
}

/** One view of a coin's history as a series of the chart. */
function toSeries(points: readonly ChartPoint[], view: ChartView): TimeSeries {
  const { read, ...look } = LOOKS[view];
  const name = CHART_VIEWS.find((one) => one.value === view)?.label ?? '';
  return {
    key: view,
    name,
    ...look,
    color: 'ink',
    showsChange: look.shape === 'area',
    points: points.map((point) => [point.time, read(point)]),
  };
}

/** A view with the volume as low bars below it; the volume view itself has none. */
export function withVolume(
  points: readonly ChartPoint[],
  view: ChartView,
  code?: string,
): readonly TimeSeries[] {
  const isOfCloses = code !== undefined && (view === 'usd' || view === 'cap');
  const own = { ...toSeries(points, view), ...(isOfCloses && { closesOf: code }) };
  if (view === 'vol') return [own];
  return [own, { ...toSeries(points, 'vol'), axis: 'right', color: 'neutral' }];
}

/** Digits beyond which a price that was computed from a change is noise. */
const DIGITS = 10;

/**
 * The reference price: of a day the opening (USD) that the figures beside the chart state, null for a coin younger than
 * that; else the first price of the range.
 */
export function openingOf(
  [first]: readonly ChartPoint[],
  view: ChartView,
  range: ChartRange,
  open24h: number | null,
): readonly Level[] {
  if (view !== 'usd' || !first) return [];
  if (range === 'd' && open24h !== null) return [{ value: open24h, text: '24H开盘', tone: 'neutral' }];
  return [{ value: first.priceUsd, text: '起点', tone: 'neutral' }];
}

/** A price without the noise of its last digits, so that it stays the same from tick to tick. */
export function settled(price: number | null): number | null {
  return price === null ? null : Number(price.toPrecision(DIGITS));
}

/** The view or range in the address, else the first. */
export function knownOr<Value extends string>(
  known: readonly Value[],
  asked: string | null,
  fallback: Value,
): Value {
  return known.find((one) => one === asked) ?? fallback;
}
