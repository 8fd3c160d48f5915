import { countdownText } from '@coinmirror/shared/kline/countdown.ts';
import { type RefObject, useEffect } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { type CandleCanvasState, useCandleCanvas } from '../klinecharts/useCandleCanvas.ts';

/** What a countdown needs to know: its period in minutes, and when days start, ms east of UTC. */
export interface Counted {
  readonly minutes: number;
  readonly shift: number;
}

/**
 * An empty chart with every indicator and drawing registered; `counted` null: without a countdown; `isDrawing`: touches
 * draw.
 */
export function useKlineCanvas(
  box: RefObject<HTMLElement | null>,
  colors: ThemeColors | null,
  timeZone: string,
  counted: Counted | null,
  isDrawing: boolean,
): CandleCanvasState {
  const canvas = useCandleCanvas(box, colors, timeZone, prepareKline, isDrawing);
  const { chart } = canvas;
  const { minutes, shift } = counted ?? { minutes: null, shift: 0 };
  useEffect(() => {
    chart?.setFormatter({
      formatExtendText: () => (minutes === null ? '' : countdownText(Date.now(), minutes, shift)),
    });
  }, [chart, minutes, shift]);
  return canvas;
}

async function prepareKline(): Promise<void> {
  const [library, { registerTechnicals }, { registerDrawings }] = await Promise.all([
    import('klinecharts'),
    import('./registerTechnicals.ts'),
    import('./drawings/registerDrawings.ts'),
  ]);
  registerTechnicals(library);
  registerDrawings(library);
}
