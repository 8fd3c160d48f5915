import { readTicker, type Ticker } from '../../catalogue/tickers.ts';
import type { PathOf } from '../path/paths.ts';
import { volumePartOf } from './pairVolume.ts';
import { createRangeMemory } from './rangeMemory.ts';
import type { RangeOf } from './rangeOf.ts';
import { startOf } from './tickerOpening.ts';
import { createTickerRange } from './tickerRange.ts';
import { priceIn, type TickerTerms, termsOf } from './tickerTerms.ts';

/** A ticker that can be priced. */
export interface PricedTicker {
  readonly ticker: Ticker;
  readonly terms: TickerTerms;
  /** When trading in it begins, epoch ms. */
  readonly start: number;
  readonly range: RangeOf;
  /** Its price at an instant, null before trading in it began. */
  price(time: number): number | null;
}

/** Tickers kept: more than are looked at in a day. */
const MOST = 2000;

/** The priced tickers of a market by their ids (any spelling `readTicker` reads); null for an unknown one. */
export function createTickers(pathOf: PathOf): (id: string) => PricedTicker | null {
  const cached = new Map<string, PricedTicker>();
  const memory = createRangeMemory();

  function made(ticker: Ticker): PricedTicker | null {
    const terms = termsOf(ticker, pathOf, volumePartOf(ticker));
    if (!terms) return null;
    const start = startOf(ticker, terms.path);
    return {
      ticker,
      terms,
      start,
      range: createTickerRange(terms, memory),
      price: (time) => (time < start ? null : priceIn(terms, time)),
    };
  }

  return (text) => {
    const ticker = readTicker(text);
    if (!ticker) return null;
    const known = cached.get(ticker.id);
    if (known) return known;
    const fresh = made(ticker);
    if (fresh) {
      const [oldest] = cached.keys();
      if (cached.size >= MOST && oldest !== undefined) cached.delete(oldest);
      cached.set(ticker.id, fresh);
    }
    return fresh;
  };
}
