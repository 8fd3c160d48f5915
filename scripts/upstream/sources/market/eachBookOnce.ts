import type { VenueMarket } from '../exchanges/kinds/market.ts';
import type { VenueTicker } from '../exchanges/kinds/ticker.ts';

/** Of pairs in one book the first of these quotes stands; a later one needs a rate that itself is made from pairs. */
const FIRST: readonly string[] = ['USD', 'USDT', 'USDC'];

/**
 * Tickers without those that report another one's trades once more: OKX trades BTC-USD and BTC-USDC in one book
 * (`tradeQuoteCcyList`). Two quotes of one base whose turnover is the same to the last digit, in coins and in the quote,
 * count once, unless the venue's list says that their books are apart.
 */
export function eachBookOnce(
  tickers: readonly VenueTicker[],
  markets: ReadonlyMap<string, VenueMarket>,
): readonly VenueTicker[] {
  const stored = new Map<string, VenueMarket[]>();
  const ordered = tickers.toSorted((one, other) => rankOf(markets, one) - rankOf(markets, other));
  const twins = new Set<VenueTicker>();
  for (const ticker of ordered) {
    const market = markets.get(ticker.symbol);
    if (market === undefined || !(ticker.baseVolume > 0)) continue;
    const turnover = `${market.base} ${ticker.baseVolume} ${ticker.quoteVolume}`;
    const same = stored.get(turnover) ?? [];
    if (same.some((other) => mayShareBook(market, other))) twins.add(ticker);
    else stored.set(turnover, [...same, market]);
  }
  return twins.size === 0 ? tickers : tickers.filter((ticker) => !twins.has(ticker));
}

function mayShareBook(one: VenueMarket, other: VenueMarket): boolean {
  if (one.quote === other.quote) return false;
  const isIn = ({ bookQuotes }: VenueMarket, { quote }: VenueMarket) => bookQuotes?.includes(quote) ?? true;
  return isIn(one, other) && isIn(other, one);
}

function rankOf(markets: ReadonlyMap<string, VenueMarket>, { symbol }: VenueTicker): number {
  const at = FIRST.indexOf(markets.get(symbol)?.quote ?? '');
  return at === -1 ? FIRST.length : at;
}
