import type { CoinMarket } from '../providers/coingecko/coinMarkets.ts';
import type { CoinListing } from '../providers/coinmarketcap/listings.ts';
import type { PaprikaTicker } from '../providers/coinpaprika/tickers.ts';

/** What a provider reports on a coin, USD and %; null: it does not. */
export type ReportedCoin = Pick<
  CoinMarket,
  | 'code'
  | 'rank'
  | 'price'
  | 'marketCap'
  | 'volume24h'
  | 'circulatingSupply'
  | 'high24h'
  | 'low24h'
  | 'allTimeHigh'
  | 'allTimeHighAt'
  | 'allTimeLow'
  | 'allTimeLowAt'
  | 'sparkline'
  | 'change1h'
  | 'change24h'
  | 'change7d'
  | 'updatedAt'
>;

/** What the second providers do not report. */
const UNREPORTED = {
  high24h: null,
  low24h: null,
  allTimeHigh: null,
  allTimeHighAt: null,
  allTimeLow: null,
  allTimeLowAt: null,
  sparkline: null,
} as const;

/**
 * A coin as Coinpaprika reports it. It gives no circulating supply: it is what its own market value is of its own price.
 * Its records are left out, because it reckons them otherwise: a record must not change with who reports it.
 */
export function reportedByPaprika(code: string, ticker: PaprikaTicker): ReportedCoin {
  const { price, marketCap, rank, volume24h, change1h, change24h, change7d, updatedAt } = ticker;
  return {
    ...UNREPORTED,
    code,
    rank,
    price,
    marketCap,
    volume24h,
    circulatingSupply: price === null || marketCap === null ? null : marketCap / price,
    change1h,
    change24h,
    change7d,
    updatedAt,
  };
}

/** A coin as CoinMarketCap reports it. */
export function reportedByCoinMarketCap(code: string, listing: CoinListing): ReportedCoin {
  const { rank, price, marketCap, volume24h, circulatingSupply, change24h, updatedAt } = listing;
  return {
    ...UNREPORTED,
    code,
    rank,
    price,
    marketCap,
    volume24h,
    circulatingSupply,
    change1h: null,
    change24h,
    change7d: null,
    updatedAt,
  };
}
