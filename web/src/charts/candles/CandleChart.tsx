import type { Chart } from 'klinecharts';
import { useEffect, useRef, useState } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import type { Drawable } from '../frame/drawable.ts';
import styles from './CandleChart.module.css';
import { candleStyles } from './candleStyles.ts';
import { type BarSource, type BarState, createBarLoader } from './createBarLoader.ts';
import { imageCanvas } from './imageCanvas.ts';
import { createCandles, NARROW } from './loadKlinecharts.ts';
import { toPeriod } from './period.ts';
import { pricePrecision } from './precision.ts';

export interface CandleChartProps {
  /** What is shown: a coin's code or a pair's id. A new one loads anew. */
  symbol: string;
  /** Period in minutes. */
  minutes: number;
  /** A recent price, which decides the decimals. */
  price: number | null;
  /** Where the candles of this symbol and period come from; the newest one given is asked. */
  source: BarSource;
  height: number;
  label: string;
  onDrawable?: (drawable: Drawable | null) => void;
}

/** The library's own name of the pane the candles stand in. */
const CANDLE_PANE = 'candle_pane';

/** Candles with averages and volume. Loads older ones as one scrolls back; its code comes when it is drawn. */
export function CandleChart(props: CandleChartProps) {
  const { symbol, minutes, price, source, height, label, onDrawable } = props;
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<Chart | null>(null);
  const [state, setState] = useState<BarState>('loading');
  const [narrow, setNarrow] = useState(false);
  const current = useRef(source);
  current.current = source;
  const { timeZone } = useDisplay();
  const colors = useThemeColors(box);
  const ready = colors !== null;
  const precision = pricePrecision(price ?? 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: colours and zone are followed below; only their first arrival makes the chart.
  useEffect(() => {
    const element = box.current;
    if (element === null || colors === null) return;
    let gone = false;
    let leave = () => {};
    createCandles(element, colors, timeZone).then(
      (canvas) => {
        if (canvas === null || gone) {
          canvas?.dispose();
          return;
        }
        const observer = new ResizeObserver(() => {
          canvas.chart.resize();
          setNarrow(element.clientWidth < NARROW);
        });
        observer.observe(element);
        leave = () => {
          observer.disconnect();
          canvas.dispose();
        };
        canvas.chart.createIndicator({ name: 'MA', paneId: CANDLE_PANE }, true);
        canvas.chart.createIndicator('VOL');
        setChart(canvas.chart);
      },
      () => !gone && setState('failed'),
    );
    return () => {
      gone = true;
      leave();
      setChart(null);
    };
  }, [ready]);

  useEffect(() => {
    if (chart === null) return;
    chart.setSymbol({ ticker: symbol, pricePrecision: precision, volumePrecision: 2 });
    chart.setPeriod(toPeriod(minutes));
    chart.setDataLoader(createBarLoader(() => current.current, setState));
  }, [chart, symbol, minutes, precision]);

  useEffect(() => {
    if (chart !== null && colors !== null) chart.setStyles(candleStyles(colors, narrow));
  }, [chart, colors, narrow]);

  useEffect(() => chart?.setTimezone(timeZone), [chart, timeZone]);

  useEffect(() => {
    if (chart === null || onDrawable === undefined) return;
    onDrawable({
      toCanvas: (background) => imageCanvas(chart.getConvertPictureUrl(true, 'png', background)),
    });
    return () => onDrawable(null);
  }, [chart, onDrawable]);

  return (
    <div className={styles.frame} style={{ height }}>
      <div ref={box} className={styles.canvas} role="img" aria-label={label} />
      {state !== 'ready' && (
        <div className={styles.cover}>
          {state === 'loading' && <Skeleton height={height} />}
          {state === 'empty' && <EmptyState title="暂无 K 线数据" />}
          {state === 'failed' && <FailedState title="K 线加载失败" onRetry={() => chart?.resetData()} />}
        </div>
      )}
    </div>
  );
}
