import type { Chart } from 'klinecharts';
import { useEffect, useEffectEvent } from 'react';
import { showCompared } from './compareIndicator.ts';
import { linkCrosshair } from './crosshairLink.ts';
import type { KlineChartProps } from './KlineChart.tsx';
import { followPaneHeights, type PaneHeights } from './paneHeights.ts';
import { onPricePressed, type PricePoint } from './priceFeature.ts';

type Linked = Pick<KlineChartProps, 'onPaneHeights' | 'onPrice' | 'compared' | 'isLinked'>;

/** What the chart tells the page of, and what it shows of others: another symbol, the crosshair of a chart beside it. */
export function useKlineLinks(
  chart: Chart | null,
  { onPaneHeights, onPrice, compared, isLinked = false }: Linked,
  comparedColor: string | undefined,
): void {
  const emitHeights = useEffectEvent((heights: PaneHeights) => onPaneHeights?.(heights));
  useEffect(() => (chart ? followPaneHeights(chart, (heights) => emitHeights(heights)) : undefined), [chart]);
  const emitPrice = useEffectEvent((point: PricePoint) => onPrice?.(point));
  useEffect(() => (chart ? onPricePressed(chart, (point) => emitPrice(point)) : undefined), [chart]);
  useEffect(
    () => (chart && compared && comparedColor ? showCompared(chart, compared, comparedColor) : undefined),
    [chart, compared, comparedColor],
  );
  useEffect(() => (chart && isLinked ? linkCrosshair(chart) : undefined), [chart, isLinked]);
}
