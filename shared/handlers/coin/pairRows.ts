import type { coinMarketEndpoints } from '@coinmirror/shared/contract/coin/markets.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import { findExchange } from '../catalogue/exchangeCatalogue.ts';
import { readTicker } from '../catalogue/tickers.ts';
import { contractsOf, pairsOf, venueOf } from '../exchange/venuePairs.ts';
import { ratesNow } from '../money.ts';
import type { DeskAsk } from '../ports/otc.ts';
import type { SpotPair } from '../ports/pairs.ts';
import type { Rates } from '../ports/rates.ts';
import type { Sources } from '../ports/sources.ts';
import { type Coin, coinsNow } from './book.ts';

export type PairRow = WireOf<typeof coinMarketEndpoints.coinMarkets>['data']['markets'][number];

/** Values of quotes: every coin by its symbol (largest first), currencies by the official rate. */
export interface QuoteBook {
  readonly time: number;
  readonly coins: ReadonlyMap<string, Coin>;
  /** Current official rates. */
  readonly rates: Rates;
}

/** Builds the quote values from the coins of one instant. */
export async function quoteBook(sources: Sources): Promise<QuoteBook> {
  const time = sources.clock.now();
  const coins = await coinsNow(sources);
  const rates = await ratesNow(sources);
  const bySymbol = new Map(coins.toReversed().map((coin) => [coin.facts.symbol.toUpperCase(), coin]));
  return { time, coins: bySymbol, rates };
}

/** Spot pairs on exchanges with an order book, or on decentralised ones, most traded first. */
export async function spotRows(
  sources: Sources,
  coin: Coin,
  kind: 'spot' | 'dex',
  book: QuoteBook,
): Promise<PairRow[]> {
  const pairs = await pairsOf(sources, coin.facts.code);
  const expected = expectedShares(pairs);
  return pairs
    .filter((pair) => venueOf(pair).kinds.includes('dex') === (kind === 'dex'))
    .map((pair) => spotRow(coin, pair, expected.get(pair.exchange) ?? 0, totalOf(pairs, pair), book));
}

/** Each exchange's expected share of the coin (%), in proportion to its size. */
function expectedShares(pairs: readonly SpotPair[]): ReadonlyMap<string, number> {
  const venues = new Map(pairs.map((pair) => [pair.exchange, venueOf(pair).spotShare]));
  const sum = [...venues.values()].reduce((total, share) => total + share, 0);
  return new Map([...venues].map(([code, share]) => [code, sum > 0 ? (share / sum) * 100 : 0]));
}

/** All volume of a pair's exchange in the coin, % of the coin's volume. */
function totalOf(pairs: readonly SpotPair[], { exchange }: SpotPair): number {
  return pairs.reduce((sum, one) => (one.exchange === exchange ? sum + one.share : sum), 0);
}

function spotRow(coin: Coin, pair: SpotPair, expected: number, actual: number, book: QuoteBook): PairRow {
  return {
    ...placeOf(coin, pair),
    contracttype: '',
    price: inQuote(pair.priceUsd, pair.quote, book),
    price_usd: pair.priceUsd,
    changerate: pair.change24h,
    vol: pair.volumeCoins24h,
    volume: pair.volume24h,
    accounting: pair.share,
    deviation: (pair.priceUsd / coin.now.price - 1) * 100,
    volume_times: expected > 0 && pair.exchange !== coin.facts.sourceExchange ? actual / expected : null,
    fundsrate: null,
    open_interest: null,
    depth_up: pair.depthUp,
    depth_down: pair.depthDown,
    update_time: pair.updatedAt,
  };
}

/** Futures contracts, most traded first. */
export async function futuresRows(sources: Sources, coin: Coin, book: QuoteBook): Promise<PairRow[]> {
  const contracts = await contractsOf(sources, coin.facts.code);
  const total = contracts.reduce((sum, contract) => sum + contract.volume24h, 0);
  return contracts.map((contract) => ({
    ...placeOf(coin, contract),
    contracttype: contract.contract,
    price: inQuote(contract.price, contract.quote, book),
    price_usd: contract.price,
    changerate: contract.change24h,
    vol: contract.price > 0 ? contract.volume24h / contract.price : null,
    volume: contract.volume24h,
    accounting: total > 0 ? (contract.volume24h / total) * 100 : null,
    // A dated contract is supposed to deviate from spot.
    deviation: contract.contract === 'swap' ? contract.basis : null,
    volume_times: null,
    fundsrate: contract.fundingRate,
    open_interest: contract.openInterest,
    depth_up: null,
    depth_down: null,
    update_time: book.time,
  }));
}

/** Ask prices of exchanges' OTC desks in yuan, lowest first. Volumes are not published. */
export function otcRows(coin: Coin, asks: readonly DeskAsk[], { time, rates }: QuoteBook): PairRow[] {
  return asks
    .filter(({ exchange }) => findExchange(exchange) !== null)
    .map(({ exchange, cny }) => ({ exchange, cny, usd: cny / rates.cny }))
    .map(({ exchange, cny, usd }) => ({
      ...placeOf(coin, { exchange, base: coin.facts.symbol.toUpperCase(), quote: 'CNY', tickerId: '' }),
      contracttype: '',
      price: cny,
      price_usd: usd,
      changerate: coin.now.change24h,
      vol: null,
      volume: null,
      accounting: null,
      deviation: (usd / coin.now.price - 1) * 100,
      volume_times: null,
      fundsrate: null,
      open_interest: null,
      depth_up: null,
      depth_down: null,
      update_time: time,
    }))
    .sort((a, b) => a.price - b.price);
}

export type Place = Pick<SpotPair, 'exchange' | 'base' | 'quote' | 'tickerId'>;

/** Names of a pair: its ticker, its exchange, its symbols. */
export function placeOf(coin: Coin, place: Place) {
  const { base, quote, tickerId } = place;
  const exchange = venueOf(place);
  return {
    // A shared symbol refers to the largest coin, so the others have no ticker.
    tickerid: readTicker(tickerId)?.coinCode === coin.facts.code ? tickerId : '',
    exchange_code: exchange.code,
    name: exchange.nameEn,
    name_zh: exchange.nameZh,
    logo: exchange.logo,
    symbol_pair: `${base}/${quote}`,
    pair1: base,
    pair2: quote,
    coin_code: coin.facts.code,
  };
}

/** USD → units of a quote, a stablecoin by its own price. null for a quote without a price. */
export function inQuote(usd: number, quote: string, { coins, rates }: QuoteBook): number | null {
  const rate = rates[quote.toLowerCase()];
  if (rate !== undefined) return usd * rate;
  const coin = coins.get(quote);
  if (!coin) return null;
  return usd / coin.now.price;
}
