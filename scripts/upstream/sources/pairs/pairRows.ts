import type { SpotPair } from '../../ports/pairs.ts';
import type { MarketSnapshot, VenuePair } from '../market/marketSnapshot.ts';
import { turnover } from '../market/ownPairs.ts';

/** The pairs of a coin, most traded first; their shares are of the pairs that are read, and add up to 100. */
export function pairRows({ pairsOf }: MarketSnapshot, code: string): readonly SpotPair[] {
  const pairs = pairsOf.get(code) ?? [];
  const all = pairs.reduce((sum, pair) => sum + turnover(pair), 0);
  return pairs.map((pair) => rowOf(pair, all));
}

function rowOf(pair: VenuePair, ofAll: number): SpotPair {
  const { tickerId, venue, coinCode, base, quote, ticker, rate, at } = pair;
  const volume24h = turnover(pair);
  return {
    tickerId,
    exchange: venue,
    coinCode,
    base,
    quote,
    price: ticker.last,
    priceUsd: ticker.last * rate,
    change24h: ticker.open24h === null ? null : (ticker.last / ticker.open24h - 1) * 100,
    volumeCoins24h: ticker.baseVolume,
    volume24h,
    share: ofAll === 0 ? 0 : (volume24h / ofAll) * 100,
    spread: spreadOf(pair),
    // A ticker tells the best price of each side and no sizes.
    depthUp: null,
    depthDown: null,
    opensAt: null,
    updatedAt: ticker.time ?? at,
  };
}

/** (Best ask − best bid) ÷ their middle, %; null where a side is missing. */
function spreadOf({ ticker: { bid, ask } }: VenuePair): number | null {
  if (bid === null || ask === null || bid <= 0 || ask < bid) return null;
  return ((ask - bid) / ((ask + bid) / 2)) * 100;
}

/** Turnover of each venue within 24 hours over the pairs that are read, USD by its code. */
export function venueVolumes({ pairs }: MarketSnapshot): ReadonlyMap<string, number> {
  const volumes = new Map<string, number>();
  for (const pair of pairs.values()) {
    volumes.set(pair.venue, (volumes.get(pair.venue) ?? 0) + turnover(pair));
  }
  return volumes;
}
