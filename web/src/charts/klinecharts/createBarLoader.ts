import type { DataLoader, DataLoaderGetBarsParams, DataLoaderSubscribeBarParams } from 'klinecharts';
import { type CandlePoint, toKLineData, toKLineList } from './toKLineData.ts';

export interface BarQuery {
  /** Only candles that open before this; null for the newest. */
  readonly before: number | null;
  readonly limit: number;
  /** Aborted once nobody waits for the answer. */
  readonly signal: AbortSignal;
}

export interface BarSource {
  /** One stretch of candles; may reject. */
  readonly load: (query: BarQuery) => Promise<readonly CandlePoint[]>;
  /** Whether what `load` rejected with will be so the next time; without it nothing is. */
  readonly isFinal?: (error: unknown) => boolean;
  /** Candles as they change; returns the way to stop. */
  readonly follow?: (onCandle: (candle: CandlePoint) => void) => () => void;
}

/** Of what failed another attempt may bring it, of what was refused none will. */
export type BarState = 'loading' | 'ready' | 'empty' | 'failed' | 'refused';

/** How many candles one request asks for. */
const BATCH = 500;

/**
 * Feeds a chart from the source of the moment. The library checks neither its getBars nor its subscribeBar
 * callbacks against the symbol and period in effect, so a slow answer for the last coin would be painted over
 * the new one: each `init` starts a generation here, and whatever belongs to an older one is dropped.
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
      // The library waits for its callback for ever; older candles may be asked for again by scrolling.
      callback([], { forward: type === 'forward', backward: false });
      if (type === 'init') onState(source().isFinal?.(error) ? 'refused' : 'failed');
    }
  }

  function subscribeBar({ callback }: DataLoaderSubscribeBarParams): void {
    const { signal } = generation;
    unfollow?.();
    unfollow = source().follow?.((candle) => !signal.aborted && callback(toKLineData(candle))) ?? null;
  }

  return { getBars, subscribeBar, unsubscribeBar: stop };
}
