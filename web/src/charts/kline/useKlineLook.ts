import { useEffect, useMemo } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { candleStyles } from '../klinecharts/candleStyles.ts';
import type { CandleCanvasState } from '../klinecharts/useCandleCanvas.ts';
import { type ChartKind, kindStyles } from './chartKinds.ts';
import { klineStyles } from './klineStyles.ts';
import { priceFeature } from './priceFeature.ts';

/** Draws the chart in the theme's colours; `hasPrice`: with a sign to press beside the crosshair's price. */
export function useKlineLook(
  { chart, isNarrow }: Pick<CandleCanvasState, 'chart' | 'isNarrow'>,
  colors: ThemeColors | null,
  kind: ChartKind,
  hasPrice: boolean,
): void {
  const look = useMemo(
    () =>
      colors && [
        candleStyles(colors, isNarrow),
        klineStyles(colors),
        kindStyles(kind, colors),
        { crosshair: { horizontal: { features: hasPrice ? [priceFeature(colors)] : [] } } },
      ],
    [colors, isNarrow, kind, hasPrice],
  );
  useEffect(() => {
    if (chart === null || look === null) return;
    for (const layer of look) chart.setStyles(layer);
  }, [chart, look]);
}
