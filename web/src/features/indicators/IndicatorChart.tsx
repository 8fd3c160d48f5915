import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import { INDICATOR_RANGES } from './indicatorAddress.ts';
import { chartBands, indicatorSeries } from './indicatorSeries.ts';
import type { IndicatorAddressState } from './useIndicatorAddress.ts';

interface IndicatorChartProps {
  readonly indicator: Indicator;
  readonly days: readonly IndicatorDay[];
  readonly asOf: number;
  readonly height: number;
  readonly address: IndicatorAddressState;
}

/** Price and indicator on an axis each, over the bands. */
export function IndicatorChart({ indicator, days, asOf, height, address }: IndicatorChartProps) {
  const series = useMemo(() => indicatorSeries(indicator, days), [indicator, days]);
  const bands = useMemo(() => chartBands(indicator.bands), [indicator]);
  const axisNames = useMemo(() => ({ left: '价格', right: indicator.short }), [indicator]);
  return (
    <TimeSeriesChart
      title={`${indicator.name}与${indicator.priceName}`}
      source={indicator.source}
      asOf={asOf}
      height={height}
      series={series}
      bands={bands}
      axisNames={axisNames}
      ranges={INDICATOR_RANGES}
      range={{ value: address.range, onChange: address.setRange }}
      log="offered"
      logState={{ value: address.log, onChange: address.setLog }}
      rightLog={indicator.scale === 'log'}
      newest
      brush
    />
  );
}
