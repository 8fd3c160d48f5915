import type { TechnicalUse } from '@coinmirror/shared/technical/technicals.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import { candleStyles } from '../candles/candleStyles.ts';
import { type BarSource, type BarState, createBarLoader } from '../candles/createBarLoader.ts';
import { toPeriod } from '../candles/period.ts';
import { pricePrecision } from '../candles/precision.ts';
import { type AxisKind, type ChartKind, kindStyles } from './chartKinds.ts';
import { type DrawingProps, useDrawingLayer } from './drawings/useDrawingLayer.ts';
import styles from './KlineChart.module.css';
import { type KlineHandle, klineHandle } from './klineHandle.ts';
import { klineStyles } from './klineStyles.ts';
import { syncIndicators } from './syncIndicators.ts';
import { useKlineCanvas } from './useKlineCanvas.ts';

export interface KlineChartProps {
  /** A ticker's id; a new one loads anew. */
  symbol: string;
  minutes: number;
  /** A recent price, which decides the decimals; undefined while it is on its way, which the chart waits for. */
  price: number | null | undefined;
  /** Where candles come from; the newest one given is asked. */
  source: BarSource;
  kind: ChartKind;
  axis: AxisKind;
  indicators: readonly TechnicalUse[];
  /** Where days begin, ms east of UTC. */
  shift: number;
  label: string;
  drawing?: DrawingProps;
  /** Must be stable. */
  onHandle?: (handle: KlineHandle | null) => void;
}

/** The whole chart: every kind of candle, axis and indicator. It fills its place; its code comes when it is drawn. */
export function KlineChart(props: KlineChartProps) {
  const { symbol, minutes, price, source, kind, axis, indicators, shift, label, onHandle } = props;
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<BarState>('loading');
  const current = useRef(source);
  current.current = source;
  const { timeZone } = useDisplay();
  const colors = useThemeColors(box);
  const { chart, isNarrow, hasFailed } = useKlineCanvas(box, colors, timeZone, { minutes, shift });
  const isKnown = price !== undefined;
  const precision = pricePrecision(price ?? 0);
  // One for the life of the chart: each setter of the library asks it anew, and what was asked before is dropped.
  const [loader] = useState(() => createBarLoader(() => current.current, setState));

  useEffect(() => {
    if (chart === null || !isKnown) return;
    chart.setSymbol({ ticker: symbol, pricePrecision: precision, volumePrecision: 2 });
    chart.setPeriod(toPeriod(minutes));
    chart.setDataLoader(loader);
  }, [chart, loader, symbol, minutes, precision, isKnown]);

  const look = useMemo(
    () => colors && [candleStyles(colors, isNarrow), klineStyles(colors), kindStyles(kind, colors)],
    [colors, isNarrow, kind],
  );
  useEffect(() => {
    if (chart === null || look === null) return;
    for (const layer of look) chart.setStyles(layer);
  }, [chart, look]);

  useEffect(() => {
    if (chart !== null) syncIndicators(chart, indicators, kind === 'heikinAshi');
  }, [chart, indicators, kind]);

  useDrawingLayer(chart, colors, props.drawing);
  useEffect(() => chart?.overrideYAxis({ paneId: 'candle_pane', name: axis }), [chart, axis]);
  useEffect(() => chart?.setTimezone(timeZone), [chart, timeZone]);

  useEffect(() => {
    if (chart === null || onHandle === undefined) return;
    onHandle(klineHandle(chart));
    return () => onHandle(null);
  }, [chart, onHandle]);

  const shown = hasFailed ? 'failed' : state;
  return (
    <div className={styles.frame}>
      <div ref={box} className={styles.canvas} role="img" aria-label={label} />
      {shown !== 'ready' && (
        <div className={styles.cover}>
          {shown === 'loading' && <Skeleton height="100%" />}
          {shown === 'empty' && <EmptyState title="暂无 K 线数据" />}
          {shown === 'failed' && <FailedState title="K 线加载失败" onRetry={() => chart?.resetData()} />}
        </div>
      )}
    </div>
  );
}
