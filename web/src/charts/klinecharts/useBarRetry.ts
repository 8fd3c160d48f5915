import { useRetry } from '#ui/retry/useRetry.ts';
import { isUnconnected } from '#ui/state/unconnected.ts';
import type { BarState } from './createBarLoader.ts';
import type { CandleCanvasState } from './useCandleCanvas.ts';

/** The overlay of a candle chart, and a way to retry. */
export interface BarRetry {
  readonly shown: BarState;
  readonly retry: () => void;
}

/** Retries failed candles automatically; `retry` does so at once, for the chart's code too. */
export function useBarRetry(canvas: CandleCanvasState, state: BarState): BarRetry {
  const { chart, hasFailed, retry: fetchCode } = canvas;
  const reload = () => chart?.resetData();
  useRetry(attempted(state), reload);
  return hasFailed ? { shown: 'failed', retry: fetchCode } : { shown: state, retry: reload };
}

function attempted(state: BarState) {
  if (isUnconnected(state)) return state.why === 'paused' ? 'failed' : 'done';
  if (state === 'failed' || state === 'loading') return state === 'failed' ? 'failed' : 'pending';
  return 'done';
}
