import type { Chart } from 'klinecharts';
import { useEffect, useRef, useState } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { usePairPlaces } from '#ui/number/usePairPlaces.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { isUnconnected } from '#ui/state/unconnected.ts';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import { candleStyles } from '../klinecharts/candleStyles.ts';
import type { BarSource, BarState } from '../klinecharts/createBarLoader.ts';
import { imageCanvas } from '../klinecharts/imageCanvas.ts';
import { toPeriod } from '../klinecharts/period.ts';
import { CANDLE_PANE, reserveReadoutSpace } from '../klinecharts/readoutSpace.ts';
import { useBarLoader } from '../klinecharts/useBarLoader.ts';
import { useBarRetry } from '../klinecharts/useBarRetry.ts';
import { useCandleCanvas } from '../klinecharts/useCandleCanvas.ts';
import type { Drawable } from '../panel/drawable.ts';
import { usePaper } from '../usePaper.ts';
import styles from './CandleChart.module.css';

export interface CandleChartProps {
  /** A coin's code or a pair's id. A new one reloads the chart. */
  symbol: string;
  /** Period in minutes. */
  minutes: number;
  /** A recent price, which decides the number of decimals. */
  price: number | null;
  /** The source of candles for this symbol and period; always the newest prop is used. */
  source: BarSource;
  height: number;
  label: string;
  onDrawable?: (drawable: Drawable | null) => void;
}

function addUsual(chart: Chart): void {
  chart.createIndicator({ name: 'MA', paneId: CANDLE_PANE }, true);
  const id = chart.createIndicator('VOL');
  const [volume] = chart.getIndicators(id === null ? {} : { id });
  if (!volume) return;
  const figures = volume.figures.map((figure) =>
    figure.key === 'volume' ? { ...figure, title: '成交量: ' } : figure,
  );
  chart.overrideIndicator({ name: volume.name, id: volume.id, shortName: '成交量', figures });
}

/** Candles with moving averages and volume. Loads older ones on scrolling back; the library loads on first render. */
export function CandleChart(props: CandleChartProps) {
  const { symbol, minutes, price, source, height, label, onDrawable } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  usePaper(frame);
  const [state, setState] = useState<BarState>('loading');
  const { timeZone } = useDisplay();
  const colors = useThemeColors(box);
  const canvas = useCandleCanvas(box, colors, timeZone, addUsual);
  const { chart, isNarrow } = canvas;
  const precision = usePairPlaces(symbol, price) ?? 2;
  const loader = useBarLoader(source, setState);

  useEffect(() => {
    if (chart === null) return;
    chart.setSymbol({ ticker: symbol, pricePrecision: precision, volumePrecision: 2 });
    chart.setPeriod(toPeriod(minutes));
    chart.setDataLoader(loader);
  }, [chart, loader, symbol, minutes, precision]);

  useEffect(() => {
    if (chart === null || colors === null) return;
    chart.setStyles(candleStyles(colors, isNarrow));
    reserveReadoutSpace(chart, isNarrow);
  }, [chart, colors, isNarrow]);

  useEffect(() => {
    if (chart === null || onDrawable === undefined) return;
    onDrawable({
      toCanvas: (background) => imageCanvas(chart.getConvertPictureUrl(true, 'png', background)),
    });
    return () => onDrawable(null);
  }, [chart, onDrawable]);

  const { shown, retry } = useBarRetry(canvas, state);
  return (
    <div ref={frame} className={styles.frame} style={{ height }}>
      <div ref={box} className={styles.canvas} role="img" aria-label={label} />
      {shown !== 'ready' && (
        <div className={styles.cover}>
          {shown === 'loading' && <Skeleton height={height} />}
          {shown === 'empty' && <EmptyState title="暂无 K 线数据" />}
          {(shown === 'failed' || shown === 'refused') && (
            <FailedState title="K 线加载失败" onRetry={retry} />
          )}
          {isUnconnected(shown) && <FailedState failure={shown} />}
        </div>
      )}
    </div>
  );
}
