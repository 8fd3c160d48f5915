import { BEAT } from '@coinmirror/shared/constants/timings.ts';
import { within } from '../mechanisms/within.ts';
import { unanswered } from '../status/sourcePorts.ts';
import type { MarketBeat } from './marketBeat.ts';

/** ms: who asks before the first prices waits so long for them. */
const PATIENCE = 10_000;
/** ms: until the first prices come, they are looked for this often. */
const FIRST_LOOK = 250;

export interface MarketLoop {
  /** The market at the last beat; waits for the first one. Throws NotConnectedError if none comes within 10 s. */
  market(): Promise<MarketBeat>;
  /** The same; null before the first one. */
  latest(): MarketBeat | null;
  /** Calls back at each beat, whether or not it is a newer one; returns a function that stops it. */
  onBeat(listener: (market: MarketBeat) => void): () => void;
}

export interface MarketLoopOptions {
  /** Makes the market of now; null where nothing is known yet. */
  readonly beat: () => MarketBeat | null;
  /** Epoch ms. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Told of a beat that could not be made; the last one stands. */
  readonly log: (error: unknown) => void;
}

/** Runs the beat: what all answers say is frozen from one whole beat to the next. */
export function createMarketLoop({ beat, now, signal, log }: MarketLoopOptions): MarketLoop {
  const listeners = new Set<(market: MarketBeat) => void>();
  const first = Promise.withResolvers<MarketBeat>();
  let latest: MarketBeat | null = null;

  /** A number that nobody has thought of must not end all beats after it. */
  function made(): MarketBeat | null {
    try {
      return beat();
    } catch (error) {
      log(error);
      return null;
    }
  }

  function run(): void {
    if (signal.aborted) return;
    const market = made();
    if (market && market.coins.length > 0) {
      latest = market;
      first.resolve(market);
      for (const listener of listeners) listener(market);
    }
    const wait = latest ? BEAT - (now() % BEAT) : FIRST_LOOK;
    setTimeout(run, wait).unref();
  }
  run();

  return {
    async market() {
      const market = latest ?? (await within(PATIENCE, first.promise, null));
      if (market === null) throw unanswered('coins');
      return market;
    },
    latest: () => latest,
    onBeat(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
