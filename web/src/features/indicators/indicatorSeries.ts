import type { IndicatorBand } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import type { Band, TimeSeries } from '#charts/series/types.ts';
import { bandEnds } from './bandEnds.ts';

/** The price with its lines on the left axis, the indicator on the right one. */
export function indicatorSeries(indicator: Indicator, days: readonly IndicatorDay[]): readonly TimeSeries[] {
  return [
    {
      key: 'price',
      name: indicator.priceName,
      kind: 'price',
      points: days.map(({ time, price }) => [time, price]),
    },
    {
      key: 'value',
      name: indicator.short,
      kind: indicator.kind,
      digits: indicator.digits,
      axis: 'right',
      points: days.map(({ time, value }) => [time, value]),
    },
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

/** The bands as the chart writes them, on the indicator's axis. */
export function chartBands(bands: readonly IndicatorBand[]): readonly Band[] {
  return bands.map((band) => ({
    from: band.from,
    to: band.to,
    text: `${band.name} ${bandEnds(band)}`,
    tone: band.tone,
    axis: 'right',
  }));
}
