import type { TickVenue } from '../exchanges/exchanges.ts';
import { DOLLARS } from '../market/liveTicks.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';

/** Coins that tick by the second though nobody looks: the first page of the list, and a little. */
const COINS = 60;
/** Pairs that somebody looks at, at most. */
const WATCHED = 200;

/** A venue's names of the pairs to be asked for: the largest coins' busiest in dollars, and those that are looked at. */
export function tickNames(
  { coins, pairs, pairsOf }: MarketSnapshot,
  venue: TickVenue,
  watched: Iterable<string>,
): readonly string[] {
  const largest = coins.slice(0, COINS).flatMap(({ code }) => {
    const busiest = pairsOf.get(code)?.find((pair) => pair.venue === venue && DOLLARS.has(pair.quote));
    return busiest ? [busiest.ticker.symbol] : [];
  });
  const looked = [...watched].flatMap((code) => {
    const pair = pairs.get(code);
    return pair?.venue === venue ? [pair.ticker.symbol] : [];
  });
  return [...new Set([...largest, ...looked.slice(0, WATCHED)])];
}
