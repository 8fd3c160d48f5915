import type { Chart } from 'klinecharts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useRetry } from '#ui/retry/useRetry.ts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { type CandleCanvas, createCandles, NARROW } from './loadKlinecharts.ts';
import { letPageScroll } from './pageScroll.ts';

export interface CandleCanvasState {
  /** null until the library has loaded. */
  readonly chart: Chart | null;
  readonly isNarrow: boolean;
  readonly hasFailed: boolean;
  /** Loads the library again after a failure. */
  readonly retry: () => void;
}

/** Prepares a chart before it is shown: indicators, formats. */
export type PrepareChart = (chart: Chart) => void | Promise<void>;

/**
 * An empty chart on an element for as long as both exist, resized with it; it follows the time zone. While `hasHand` no
 * touch on it scrolls the page.
 */
export function useCandleCanvas(
  box: RefObject<HTMLElement | null>,
  colors: ThemeColors | null,
  timeZone: string,
  prepare: PrepareChart,
  hasHand = false,
): CandleCanvasState {
  const [chart, setChart] = useState<Chart | null>(null);
  const [isNarrow, setNarrow] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = colors !== null && !hasFailed;

  // Creates the chart with the current colours and zone; later ones are applied to the existing chart.
  const make = useEffectEvent(async (element: HTMLElement): Promise<CandleCanvas | null> => {
    const canvas = colors && (await createCandles(element, colors, timeZone));
    if (canvas) await prepare(canvas.chart);
    return canvas;
  });

  const isTaken = useEffectEvent(() => hasHand);

  useEffect(() => {
    const element = box.current;
    if (element === null || !isWanted) return;
    let gone = false;
    let leave = () => {};
    make(element).then(
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
        const hold = letPageScroll(element, canvas.chart, () => isTaken());
        leave = () => {
          hold();
          observer.disconnect();
          canvas.dispose();
        };
        setChart(canvas.chart);
      },
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
      leave();
      setChart(null);
    };
  }, [box, isWanted]);

  const retry = () => setFailed(false);
  useRetry(hasFailed ? 'failed' : chart === null ? 'pending' : 'done', retry);

  useEffect(() => chart?.setTimezone(timeZone), [chart, timeZone]);

  return { chart, isNarrow, hasFailed, retry };
}
