import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { movingMean } from '@coinmirror/shared/indicators/moving.ts';
import type { Band, TimeSeries } from '#charts/series/types.ts';
import { bandEnds } from '../bands/bandEnds.ts';

/** An indicator with its days. */
export interface Overlaid {
  readonly indicator: Indicator;
  readonly days: readonly IndicatorDay[];
}

/** Length of the moving average for a strongly swinging indicator, where years are too dense to read. */
const MEAN_DAYS: Readonly<Record<string, number>> = { '4y': 7, all: 30 };

/** Length in days of the moving average, by the shown range; 1: the value itself. */
export function meanDaysOf({ swings }: Pick<Indicator, 'swings'>, range: string): number {
  return swings ? (MEAN_DAYS[range] ?? 1) : 1;
}

/** The price with its lines on the left axis, or another indicator instead; the indicator on the right one. */
export function indicatorSeries(
  indicator: Indicator,
  days: readonly IndicatorDay[],
  { over, meanDays = 1 }: { readonly over?: Overlaid | undefined; readonly meanDays?: number } = {},
): readonly TimeSeries[] {
  const own: TimeSeries = { ...meanSeries({ indicator, days }, meanDays), axis: 'right' };
  if (over) return [valueSeries('over', over), own];
  return [
    {
      key: 'price',
      name: indicator.priceName,
      kind: 'price',
      closesOf: coinOf(indicator),
      points: days.map(({ time, price }) => [time, price]),
    },
    own,
    ...indicator.lines.map(
      ({ key, name }, at): TimeSeries => ({
        key,
        name,
        kind: 'price',
        dashed: true,
        closesOf: coinOf(indicator),
        points: days.map(({ time, lines }) => [time, lines[at] ?? null]),
      }),
    ),
  ];
}

/** The value, or its moving average, whose length the name states. */
function meanSeries({ indicator, days }: Overlaid, count: number): TimeSeries {
  const own = valueSeries('value', { indicator, days });
  if (count === 1) return own;
  const means = movingMean(
    days.map(({ value }) => value),
    count,
  );
  return {
    ...own,
    name: `${own.name}（${count}日均值）`,
    points: days.map(({ time }, at) => [time, means[at] ?? null]),
  };
}

function valueSeries(key: string, { indicator, days }: Overlaid): TimeSeries {
  return {
    key,
    name: indicator.short,
    kind: indicator.kind,
    digits: indicator.digits,
    closesOf: coinOf(indicator),
    points: days.map(({ time, value }) => [time, value]),
  };
}

function coinOf({ coin = 'bitcoin' }: Pick<Indicator, 'coin'>): string {
  return coin;
}

/** The bands in the chart's format, on the indicator's axis. */
export function chartBands({ bands, unit }: Pick<Indicator, 'bands' | 'unit'>): readonly Band[] {
  return bands.map((band) => ({
    from: band.from,
    to: band.to,
    text: `${band.name} ${bandEnds(band, unit)}`,
    tone: band.tone,
    axis: 'right',
  }));
}
