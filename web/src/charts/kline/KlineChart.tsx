import type { TechnicalUse } from '@coinmirror/shared/technical/technicals.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import type { BarSource, BarState } from '../candles/createBarLoader.ts';
import { toPeriod } from '../candles/period.ts';
import { pricePrecision } from '../candles/precision.ts';
import { CANDLE_PANE, leaveReadingRoom } from '../candles/readingRoom.ts';
import { useBarLoader } from '../candles/useBarLoader.ts';
import { useBarRetry } from '../candles/useBarRetry.ts';
import type { AxisKind, ChartKind } from './chartKinds.ts';
import type { Compared } from './compareIndicator.ts';
import { type DrawingProps, useDrawingLayer } from './drawings/useDrawingLayer.ts';
import styles from './KlineChart.module.css';
import { type KlineHandle, klineHandle } from './klineHandle.ts';
import { type PaneHeights, setPaneHeights } from './paneHeights.ts';
import type { PricePoint } from './priceFeature.ts';
import { syncIndicators } from './syncIndicators.ts';
import { useKlineCanvas } from './useKlineCanvas.ts';
import { useKlineLinks } from './useKlineLinks.ts';
import { useKlineLook } from './useKlineLook.ts';

export interface KlineChartProps {
  /** A ticker's id; a new one loads anew. */
  symbol: string;
  minutes: number;
  /** A recent price, which decides the decimals; undefined while it is on its way, which the chart waits for. */
  price: number | null | undefined;
  /** Where candles come from; the newest one given is asked. */
  source: BarSource;
  /** Changes when the source means other candles of the same symbol and period, which are loaded anew. */
  sourceKey?: number;
  kind: ChartKind;
  axis: AxisKind;
  indicators: readonly TechnicalUse[];
  /** Where days begin, ms east of UTC. */
  shift: number;
  label: string;
  drawing?: DrawingProps;
  /** Heights of the panes under the candles, and what is told when one is dragged. */
  paneHeights?: PaneHeights;
  onPaneHeights?: (heights: PaneHeights) => void;
  /** Given: a sign beside the crosshair's price, which tells the price when it is pressed. */
  onPrice?: (point: PricePoint) => void;
  /** Another symbol over the candles; must be stable. */
  compared?: Compared | null;
  /** Its crosshair goes with those of the page's other linked charts. */
  isLinked?: boolean;
  /** Its last candle is the one being made, so that its end is counted down to. */
  isLive?: boolean;
  /** Must be stable. */
  onHandle?: (handle: KlineHandle | null) => void;
}

/** Orange among the colours of series: neither direction has it. */
const COMPARED_COLOR = 1;

/** The whole chart: every kind of candle, axis and indicator. It fills its place; its code comes when it is drawn. */
export function KlineChart(props: KlineChartProps) {
  const { symbol, minutes, price, source, kind, axis, indicators, shift, label, onHandle } = props;
  const { sourceKey = 0, paneHeights, onPrice, isLive = true } = props;
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<BarState>('loading');
  const { timeZone } = useDisplay();
  const colors = useThemeColors(box);
  const canvas = useKlineCanvas(
    box,
    colors,
    timeZone,
    isLive ? { minutes, shift } : null,
    props.drawing?.isDrawing ?? false,
  );
  const { chart, isNarrow } = canvas;
  const isKnown = price !== undefined;
  const precision = pricePrecision(price ?? 0);
  const loader = useBarLoader(source, setState);

  // Another key means other candles under the same names.
  const shownSymbol = useMemo(
    () => ({ ticker: symbol, pricePrecision: precision, volumePrecision: 2, sourceKey }),
    [symbol, precision, sourceKey],
  );
  useEffect(() => {
    if (chart === null || !isKnown) return;
    chart.setSymbol(shownSymbol);
    chart.setPeriod(toPeriod(minutes));
    chart.setDataLoader(loader);
  }, [chart, loader, shownSymbol, minutes, isKnown]);

  useKlineLook(canvas, colors, kind, onPrice !== undefined);

  useEffect(() => {
    if (chart === null) return;
    syncIndicators(chart, indicators, kind === 'heikinAshi');
    if (paneHeights) setPaneHeights(chart, paneHeights);
    // Another kind of axis is another axis, without the room of the one before.
    const isOther = chart.getYAxes({ paneId: CANDLE_PANE }).some(({ name }) => name !== axis);
    if (isOther) chart.overrideYAxis({ paneId: CANDLE_PANE, name: axis });
    leaveReadingRoom(chart, isNarrow);
  }, [chart, indicators, kind, paneHeights, axis, isNarrow]);

  useKlineLinks(chart, props, colors?.series[COMPARED_COLOR]);
  useDrawingLayer(chart, colors, props.drawing);

  useEffect(() => {
    if (chart === null || onHandle === undefined) return;
    onHandle(klineHandle(chart));
    return () => onHandle(null);
  }, [chart, onHandle]);

  const { shown, retry } = useBarRetry(canvas, state);
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.canvas}
        role="img"
        aria-label={label}
        aria-busy={shown === 'loading' || undefined}
      />
      {shown !== 'ready' && (
        <div className={styles.cover}>
          {shown === 'loading' && <Skeleton height="100%" />}
          {shown === 'empty' && <EmptyState title="暂无 K 线数据" />}
          {(shown === 'failed' || shown === 'refused') && (
            <FailedState title="K 线加载失败" onRetry={retry} />
          )}
        </div>
      )}
    </div>
  );
}
