import type { TechnicalUse } from '@coinmirror/shared/technical/technicals.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { isUnconnected } from '#ui/state/unconnected.ts';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import type { BarSource, BarState } from '../klinecharts/createBarLoader.ts';
import { toPeriod } from '../klinecharts/period.ts';
import { PRICE_AXIS } from '../klinecharts/priceAxis.ts';
import { CANDLE_PANE, reserveReadoutSpace } from '../klinecharts/readoutSpace.ts';
import { useBarLoader } from '../klinecharts/useBarLoader.ts';
import { useBarRetry } from '../klinecharts/useBarRetry.ts';
import { usePaper } from '../usePaper.ts';
import type { AxisKind, ChartKind } from './chartKinds.ts';
import type { Compared } from './compareIndicator.ts';
import { type DrawingProps, useDrawingLayer } from './drawings/useDrawingLayer.ts';
import styles from './KlineChart.module.css';
import { type KlineHandle, klineHandle } from './klineHandle.ts';
import type { OuterSource } from './outerSource.ts';
import { type PaneHeights, setPaneHeights } from './paneHeights.ts';
import type { PricePoint } from './priceFeature.ts';
import { syncIndicators } from './syncIndicators.ts';
import { useKlineCanvas } from './useKlineCanvas.ts';
import { useKlineLinks } from './useKlineLinks.ts';
import { useKlineLook } from './useKlineLook.ts';
import { useOuterSource } from './useOuterSource.ts';

export interface KlineChartProps {
  /** A ticker's id; a new one reloads the chart. */
  symbol: string;
  minutes: number;
  /** Decimals of its prices; the chart waits while they are undefined. */
  places: number | undefined;
  /** The source of candles; always the newest prop is used. */
  source: BarSource;
  /** Changes when the source means other candles for the same symbol and period, which then reload. */
  sourceKey?: number;
  kind: ChartKind;
  axis: AxisKind;
  indicators: readonly TechnicalUse[];
  /** When a day starts, ms east of UTC. */
  shift: number;
  label: string;
  drawing?: DrawingProps;
  /** Heights of the panes below the candles, and a callback for when one is dragged. */
  paneHeights?: PaneHeights;
  onPaneHeights?: (heights: PaneHeights) => void;
  /** With this callback the crosshair's price has a plus button, which passes the price when pressed. */
  onPrice?: (point: PricePoint) => void;
  /** Another symbol drawn over the candles; must be stable. */
  compared?: Compared | null;
  /** Shares its crosshair with the page's other linked charts. */
  isLinked?: boolean;
  /** Its last candle is still open, so its remaining time is counted down. */
  isLive?: boolean;
  /** What indicators draw besides the candles; must be stable. */
  outer?: OuterSource | null;
  /** Must be stable. */
  onHandle?: (handle: KlineHandle | null) => void;
}

const NO_HEIGHTS: PaneHeights = {};

/** Orange among the series colours: neither direction uses it. */
const COMPARED_COLOR = 1;

/** The full chart: every kind of candle, axis and indicator. It fills its container; its code loads on first render. */
export function KlineChart(props: KlineChartProps) {
  const { symbol, minutes, places, source, kind, axis, indicators, shift, label, onHandle } = props;
  const { sourceKey = 0, paneHeights, onPrice, isLive = true } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  usePaper(frame);
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
  const loader = useBarLoader(source, setState);

  // Another key means other candles for the same symbol and period.
  const shownSymbol = useMemo(
    () =>
      places === undefined ? null : { ticker: symbol, pricePrecision: places, volumePrecision: 2, sourceKey },
    [symbol, places, sourceKey],
  );
  useEffect(() => {
    if (chart === null || shownSymbol === null) return;
    chart.setSymbol(shownSymbol);
    chart.setPeriod(toPeriod(minutes));
    chart.setDataLoader(loader);
  }, [chart, loader, shownSymbol, minutes]);

  useKlineLook(canvas, colors, kind, onPrice !== undefined);

  useEffect(() => {
    if (chart === null) return;
    syncIndicators(chart, indicators, kind === 'heikinAshi');
    setPaneHeights(chart, paneHeights ?? NO_HEIGHTS);
    // Another kind of axis is a new axis, without the gap set on the previous one.
    const isOther = chart.getYAxes({ paneId: CANDLE_PANE }).some(({ name }) => name !== axis);
    if (isOther) chart.overrideYAxis({ ...PRICE_AXIS, name: axis });
    reserveReadoutSpace(chart, isNarrow);
  }, [chart, indicators, kind, paneHeights, axis, isNarrow]);

  useOuterSource(chart, props.outer ?? null, indicators);
  useKlineLinks(chart, props, colors?.series[COMPARED_COLOR]);
  useDrawingLayer(chart, colors, props.drawing);

  useEffect(() => {
    if (chart === null || onHandle === undefined) return;
    onHandle(klineHandle(chart));
    return () => onHandle(null);
  }, [chart, onHandle]);

  const { shown, retry } = useBarRetry(canvas, state);
  return (
    <div ref={frame} className={styles.frame}>
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
          {shown === 'empty' && (
            <EmptyState title="暂无 K 线数据" hint="这个市场此刻没有可以显示的 K 线，可以换一个市场或周期" />
          )}
          {(shown === 'failed' || shown === 'refused') && (
            <FailedState title="K 线加载失败" onRetry={retry} />
          )}
          {isUnconnected(shown) && <FailedState failure={shown} />}
        </div>
      )}
    </div>
  );
}
