import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { Suspense, useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { INDICATOR_RANGES } from '../indicatorAddress.ts';
import type { IndicatorAddressState } from '../useIndicatorAddress.ts';
import { chartBands, indicatorSeries, meanDaysOf, type Overlaid } from './indicatorSeries.ts';

// It contains the names of all indicators, which the page itself does not need.
const { Part: OverlaySelect } = lazyPart(
  async () => (await import('./OverlaySelect.tsx')).OverlaySelect,
  MissingQuietly,
);

interface IndicatorChartProps {
  readonly indicator: Indicator;
  readonly days: readonly IndicatorDay[];
  readonly asOf: number;
  readonly height: number;
  /** A slider to zoom within the range; a phone has no room for it. */
  readonly brush: boolean;
  readonly address: IndicatorAddressState;
  /** Another indicator instead of the price. */
  readonly over?: Overlaid;
}

/** Price, or another indicator, and the indicator on an axis each, over the bands. */
export function IndicatorChart(props: IndicatorChartProps) {
  const { indicator, days, asOf, height, brush, address, over } = props;
  const meanDays = meanDaysOf(indicator, address.range);
  const series = useMemo(
    () => indicatorSeries(indicator, days, { over, meanDays }),
    [indicator, days, over, meanDays],
  );
  const bands = useMemo(() => chartBands(indicator), [indicator]);
  const axisNames = useMemo(
    () => ({ left: over?.indicator.short ?? '价格', right: indicator.short }),
    [indicator, over],
  );
  return (
    <TimeSeriesChart
      title={`${indicator.name}与${over?.indicator.name ?? indicator.priceName}`}
      source={indicator.source}
      asOf={asOf}
      height={height}
      series={series}
      bands={bands}
      axisNames={axisNames}
      ranges={INDICATOR_RANGES}
      range={{ value: address.range, onChange: address.setRange }}
      {...(!over && { log: 'offered', logState: { value: address.log, onChange: address.setLog } })}
      {...(indicator.coin === undefined && {
        // Other indicators exist for Bitcoin only.
        extra: (
          <Suspense fallback={null}>
            <OverlaySelect indicator={indicator} address={address} />
          </Suspense>
        ),
      })}
      rightLog={indicator.scale === 'log'}
      newest
      brush={brush}
    />
  );
}
