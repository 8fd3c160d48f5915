import type { DataLoader, DataLoaderGetBarsParams, DataLoaderSubscribeBarParams } from 'klinecharts';
import { isUnconnected, type Unconnected } from '#ui/state/unconnected.ts';
import { type CandlePoint, toKLineData, toKLineList } from './toKLineData.ts';

export interface BarQuery {
  /** Only candles that open before this time; null for the newest. */
  readonly before: number | null;
  readonly limit: number;
  /** Aborted once nobody waits for the answer. */
  readonly signal: AbortSignal;
}

export interface BarSource {
  /** Loads one batch of candles; may reject. */
  readonly load: (query: BarQuery) => Promise<readonly CandlePoint[]>;
  /** Whether a rejection of `load` is permanent; without this function none is. */
  readonly isFinal?: (error: unknown) => boolean;
  /** Subscribes to candle updates; returns a function that unsubscribes. */
  readonly follow?: (onCandle: (candle: CandlePoint) => void) => () => void;
}

/** 'failed' may succeed on a retry, 'refused' will not; what has no source, or a paused one, says why. */
export type BarState = 'loading' | 'ready' | 'empty' | 'failed' | 'refused' | Unconnected;

/** Candles per request. */
const BATCH = 500;

/**
 * Feeds a chart from its current source. The library does not check its getBars and subscribeBar callbacks against the
 * current symbol and period, so a slow answer for the previous coin would be drawn over the new one: each `init` starts
 * a new generation here, and results of older generations are dropped.
 */
export function createBarLoader(source: () => BarSource, onState: (state: BarState) => void): DataLoader {
  let generation = new AbortController();
  let unfollow: (() => void) | null = null;

  function stop() {
    generation.abort();
    unfollow?.();
    unfollow = null;
  }

  async function getBars({ type, timestamp, callback }: DataLoaderGetBarsParams): Promise<void> {
    if (type === 'init') {
      stop();
      generation = new AbortController();
      onState('loading');
    }
    const { signal } = generation;
    try {
      const candles = await source().load({
        before: type === 'forward' ? timestamp : null,
        limit: BATCH,
        signal,
      });
      if (signal.aborted) return;
      callback(toKLineList(candles), { forward: candles.length >= BATCH, backward: false });
      if (type === 'init') onState(candles.length > 0 ? 'ready' : 'empty');
    } catch (error) {
      if (signal.aborted) return;
      // The library waits for its callback forever; scrolling can request older candles again.
      callback([], { forward: type === 'forward', backward: false });
      if (type === 'init') onState(failedState(error, source()));
    }
  }

  function subscribeBar({ callback }: DataLoaderSubscribeBarParams): void {
    const { signal } = generation;
    unfollow?.();
    unfollow = source().follow?.((candle) => !signal.aborted && callback(toKLineData(candle))) ?? null;
  }

  return { getBars, subscribeBar, unsubscribeBar: stop };
}

function failedState(error: unknown, { isFinal }: BarSource): BarState {
  if (isUnconnected(error)) return error;
  return isFinal?.(error) ? 'refused' : 'failed';
}
