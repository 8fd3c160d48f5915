import type { EChartsType } from 'echarts';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#ui/classNames.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import type { Drawable } from '../panel/drawable.ts';
import { usePaper } from '../usePaper.ts';
import styles from './EChart.module.css';
import { type OptionBuilder, useChart } from './useChart.ts';

export interface EChartProps {
  /** Keep it stable (useCallback): a new one redraws. Take every colour from the argument. */
  option: OptionBuilder;
  height: number;
  /** Text alternative of the chart. The same data must be in a table nearby. */
  label: string;
  /** Passes the library's instance once it exists, and null when it is disposed: for its events. Keep it stable. */
  onChart?: (chart: EChartsType | null) => void;
  /** The same for saving the image; ChartPanel provides it. */
  onDrawable?: (drawable: Drawable | null) => void;
  /** Shown instead of the chart until the visitor first scrolls or presses, and until it is drawn. */
  staticChart?: ReactNode;
}

/** Image pixels per screen pixel. */
const PIXELS = 2;

/** A bare chart. Its space is reserved while the library loads. */
export function EChart({ option, height, label, onChart, onDrawable, staticChart }: EChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  usePaper(frame);
  const { chart, isDrawn, failed, retry } = useChart(box, option, staticChart !== undefined);
  useEffect(() => {
    onChart?.(chart);
    return () => onChart?.(null);
  }, [chart, onChart]);
  useEffect(() => {
    // Before that a saved image would be empty.
    if (chart === null || !isDrawn) return;
    const toCanvas = async (backgroundColor: string) => ({
      canvas: chart.renderToCanvas({ pixelRatio: PIXELS, backgroundColor }),
      scale: PIXELS,
    });
    onDrawable?.({ toCanvas });
    return () => onDrawable?.(null);
  }, [chart, isDrawn, onDrawable]);

  const isCovered = staticChart === undefined ? chart === null : !isDrawn;
  return (
    <div ref={frame} className={styles.frame} style={{ height }}>
      <div
        ref={box}
        className={cx(styles.canvas, staticChart !== undefined && isCovered && styles.hidden)}
        role="img"
        aria-label={label}
      />
      {isCovered && (
        <div className={styles.cover}>
          {staticChart ?? (!failed && <Skeleton height={height} />)}
          {failed && (
            <div className={cx(staticChart !== undefined && styles.note)}>
              <FailedState
                title={staticChart ? '逐点读数加载失败' : '图表加载失败'}
                onRetry={retry}
                compact
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
