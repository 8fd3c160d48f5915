import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import type { Band, TimeSeries } from '#charts/series/types.ts';
import { bandEnds } from './bandEnds.ts';

/** An indicator with its days. */
export interface Overlaid {
  readonly indicator: Indicator;
  readonly days: readonly IndicatorDay[];
}

/** The price with its lines on the left axis, or another indicator in their place; the indicator on the right one. */
export function indicatorSeries(
  indicator: Indicator,
  days: readonly IndicatorDay[],
  over: Overlaid | null = null,
): readonly TimeSeries[] {
  const own: TimeSeries = { ...valueSeries('value', { indicator, days }), axis: 'right' };
  if (over) return [valueSeries('over', over), own];
  return [
    {
      key: 'price',
      name: indicator.priceName,
      kind: 'price',
      points: days.map(({ time, price }) => [time, price]),
    },
    own,
    ...indicator.lines.map(
      ({ key, name }, at): TimeSeries => ({
        key,
        name,
        kind: 'price',
        dashed: true,
        points: days.map(({ time, lines }) => [time, lines[at] ?? null]),
      }),
    ),
  ];
}

function valueSeries(key: string, { indicator, days }: Overlaid): TimeSeries {
  return {
    key,
    name: indicator.short,
    kind: indicator.kind,
    digits: indicator.digits,
    points: days.map(({ time, value }) => [time, value]),
  };
}

/** The bands as the chart writes them, on the indicator's axis. */
export function chartBands({ bands, unit }: Pick<Indicator, 'bands' | 'unit'>): readonly Band[] {
  return bands.map((band) => ({
    from: band.from,
    to: band.to,
    text: `${band.name} ${bandEnds(band, unit)}`,
    tone: band.tone,
    axis: 'right',
  }));
}
