import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { within } from '../../../../shared/src/time/within.ts';
import { unanswered } from '../status/sourcePorts.ts';
import type { MarketSnapshot } from './marketSnapshot.ts';

/** ms: who asks before the first prices waits so long for them. */
const PATIENCE = 10_000;
/** ms: until the first prices come, they are looked for this often. */
const FIRST_LOOK = 250;

export interface MarketLoop {
  /** The market in the last cycle; waits for the first one. Throws NotConnectedError if none comes within 10 s. */
  market(): Promise<MarketSnapshot>;
  /** The same; null before the first one. */
  latest(): MarketSnapshot | null;
  /** Calls back in each cycle, whether or not it is a newer one; returns a function that stops it. */
  onCycle(listener: (market: MarketSnapshot) => void): () => void;
}

export interface MarketLoopOptions {
  /** Makes the market of now; null where nothing is known yet. */
  readonly snapshot: () => MarketSnapshot | null;
  /** Epoch ms. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Told of a cycle that could not be made; the last one stands. */
  readonly log: (error: unknown) => void;
}

/** Runs the cycle: what all answers say is frozen from one whole cycle to the next. */
export function createMarketLoop({ snapshot, now, signal, log }: MarketLoopOptions): MarketLoop {
  const listeners = new Set<(market: MarketSnapshot) => void>();
  const first = Promise.withResolvers<MarketSnapshot>();
  let latest: MarketSnapshot | null = null;
  /** The cycle that was made last, epoch ms. */
  let begun = 0;

  /** A number that nobody has thought of must not end all cycles after it. */
  function made(): MarketSnapshot | null {
    try {
      return snapshot();
    } catch (error) {
      log(error);
      return null;
    }
  }

  function runCycle(): void {
    const market = made();
    if (!market || market.coins.length === 0) return;
    latest = market;
    first.resolve(market);
    for (const listener of listeners) listener(market);
  }

  /**
   * A timer may fire a ms before its time: the cycle that is about to end is not made again, for what has been read of it
   * would differ. One that takes longer than the rest of its cycle is followed at once by the next.
   */
  function run(): void {
    if (signal.aborted) return;
    const cycle = now() - (now() % CYCLE);
    if (latest === null || cycle !== begun) runCycle();
    begun = cycle;
    setTimeout(run, latest ? Math.max(0, cycle + CYCLE - now()) : FIRST_LOOK).unref();
  }
  run();

  return {
    async market() {
      const market = latest ?? (await within(PATIENCE, first.promise, null));
      if (market === null) throw unanswered('coins');
      return market;
    },
    latest: () => latest,
    onCycle(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
