import { countdownText } from '@coinmirror/shared/kline/countdown.ts';
import type { Chart } from 'klinecharts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { createCandles, NARROW } from '../candles/loadKlinecharts.ts';

/** Which candle a countdown is of: its period in minutes, and where its days begin, ms east of UTC. */
export interface Counted {
  readonly minutes: number;
  readonly shift: number;
}

export interface KlineCanvas {
  /** null until the library's code has come. */
  readonly chart: Chart | null;
  readonly isNarrow: boolean;
  readonly hasFailed: boolean;
}

/** An empty chart on an element for as long as both are there, resized with it. */
export function useKlineCanvas(
  box: RefObject<HTMLElement | null>,
  colors: ThemeColors | null,
  timeZone: string,
  counted: Counted,
): KlineCanvas {
  const [chart, setChart] = useState<Chart | null>(null);
  const [isNarrow, setNarrow] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const countdown = useRef(counted);
  countdown.current = counted;
  const isReady = colors !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: colours and zone are followed elsewhere; only their first arrival makes the chart.
  useEffect(() => {
    const element = box.current;
    if (element === null || colors === null) return;
    let gone = false;
    let leave = () => {};
    makeChart(element, colors, timeZone, () => countdown.current).then(
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
        setChart(canvas.chart);
      },
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
      leave();
      setChart(null);
    };
  }, [isReady]);

  return { chart, isNarrow, hasFailed };
}

async function makeChart(
  element: HTMLElement,
  colors: ThemeColors,
  timeZone: string,
  counted: () => Counted,
) {
  const [canvas, library, { registerTechnicals }, { registerDrawings }] = await Promise.all([
    createCandles(element, colors, timeZone),
    import('klinecharts'),
    import('./registerTechnicals.ts'),
    import('./drawings/registerDrawings.ts'),
  ]);
  registerTechnicals(library);
  registerDrawings(library);
  canvas?.chart.setFormatter({
    formatExtendText: () => countdownText(Date.now(), counted().minutes, counted().shift),
  });
  return canvas;
}
