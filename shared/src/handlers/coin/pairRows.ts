import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { readTicker } from '../../catalogue/tickers.ts';
import type { coinMarketEndpoints } from '../../contract/coin/markets.ts';
import type { WireOf } from '../../contract/endpoint.ts';
import { futuresContracts } from '../../market/futures.ts';
import { type SpotPair, spotPairs } from '../../market/pairs.ts';
import { exchangePremium } from '../../market/premium.ts';
import type { Rates } from '../../ports/rates.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { chanceBetween } from '../../random/chance.ts';
import { type Coin, coinsNow } from './book.ts';

export type PairRow = WireOf<typeof coinMarketEndpoints.coinMarkets>['data']['markets'][number];

const DAY = 86_400_000;
/** Coins that the desks of exchanges buy and sell for yuan. */
const OTC_COINS: ReadonlySet<string> = new Set(['tether', 'bitcoin', 'ethereum', 'usd-coin', 'binancecoin']);

/** What quotes are worth: every coin by its symbol (largest first), currencies by the official rate. */
export interface QuoteBook {
  readonly time: number;
  readonly coins: ReadonlyMap<string, Coin>;
  /** Official rates now and a day before. */
  readonly rates: Rates;
  readonly ratesBefore: Rates;
}

/** Reads the quotes out of the coins of one instant. */
export async function quoteBook(sources: Sources): Promise<QuoteBook> {
  const time = sources.clock.now();
  const coins = await coinsNow(sources);
  const [rates, ratesBefore] = await requirePort(sources, 'rates').at([time, time - DAY]);
  if (!rates || !ratesBefore) throw new Error('the source of rates answered nothing');
  const bySymbol = new Map(coins.toReversed().map((coin) => [coin.facts.symbol.toUpperCase(), coin]));
  return { time, coins: bySymbol, rates, ratesBefore };
}

/** Spot pairs on exchanges that keep an order book, or on decentralised ones, most traded first. */
export function spotRows(coin: Coin, kind: 'spot' | 'dex', book: QuoteBook): PairRow[] {
  const pairs = spotPairs(coin.facts, coin.now, book.time);
  const expected = expectedShares(pairs);
  return pairs
    .filter(({ exchange }) => exchange.kinds.includes('dex') === (kind === 'dex'))
    .map((pair) => spotRow(coin, pair, expected.get(pair.exchange.code) ?? 0, totalOf(pairs, pair), book));
}

/** Each exchange's share of the coin (%) if all listed it with the same zeal. */
function expectedShares(pairs: readonly SpotPair[]): ReadonlyMap<string, number> {
  const venues = new Map(pairs.map(({ exchange }) => [exchange.code, exchange.spotShare]));
  const sum = [...venues.values()].reduce((total, share) => total + share, 0);
  return new Map([...venues].map(([code, share]) => [code, sum > 0 ? (share / sum) * 100 : 0]));
}

/** All that the exchange of a pair trades of the coin, % of the coin's volume. */
function totalOf(pairs: readonly SpotPair[], { exchange }: SpotPair): number {
  return pairs.reduce((sum, one) => (one.exchange.code === exchange.code ? sum + one.share : sum), 0);
}

function spotRow(coin: Coin, pair: SpotPair, expected: number, actual: number, book: QuoteBook): PairRow {
  const { exchange } = pair;
  return {
    ...placeOf(coin, pair),
    contracttype: '',
    price: inQuote(pair.priceUsd, pair.quote, book),
    price_usd: pair.priceUsd,
    changerate: changeOf(coin, pair, book),
    vol: pair.volumeCoins24h,
    volume: pair.volume24h,
    accounting: pair.share,
    deviation: (pair.priceUsd / coin.now.price - 1) * 100,
    volume_times: expected > 0 && exchange.code !== coin.facts.sourceExchange ? actual / expected : null,
    fundsrate: null,
    open_interest: null,
    depth_up: pair.depthUp,
    depth_down: pair.depthDown,
    update_time: pair.updatedAt,
  };
}

/** Futures contracts, most traded first. */
export function futuresRows(coin: Coin, book: QuoteBook): PairRow[] {
  const contracts = futuresContracts(coin.facts, coin.now, book.time);
  const total = contracts.reduce((sum, contract) => sum + contract.volume24h, 0);
  return contracts.map((contract) => ({
    ...placeOf(coin, contract),
    contracttype: contract.contract,
    price: inQuote(contract.price, contract.quote, book),
    price_usd: contract.price,
    changerate: changeOf(coin, contract, book),
    vol: contract.price > 0 ? contract.volume24h / contract.price : null,
    volume: contract.volume24h,
    accounting: total > 0 ? (contract.volume24h / total) * 100 : null,
    // A dated contract is meant to differ from spot.
    deviation: contract.contract === 'swap' ? contract.basis : null,
    volume_times: null,
    fundsrate: contract.fundingRate,
    open_interest: contract.openInterest,
    depth_up: null,
    depth_down: null,
    update_time: book.time,
  }));
}

/** What exchanges' desks ask in yuan, lowest first; nothing for coins they do not deal in. Volumes are not published. */
export function otcRows(coin: Coin, tetherCny: number, { time, rates }: QuoteBook): PairRow[] {
  if (!OTC_COINS.has(coin.facts.code)) return [];
  const official = rates.cny;
  const desks = exchangeCatalogue.filter(({ kinds }) => kinds.includes('otc'));
  return desks
    .map((exchange) => {
      const stray = chanceBetween(`otc:${exchange.code}:${Math.floor(time / 600_000)}`, -0.002, 0.004);
      const price = coin.now.price * tetherCny * (1 + stray);
      return {
        ...placeOf(coin, { exchange, base: coin.facts.symbol.toUpperCase(), quote: 'CNY', tickerId: '' }),
        contracttype: '',
        price,
        price_usd: price / official,
        changerate: coin.now.change24h,
        vol: null,
        volume: null,
        accounting: null,
        deviation: (price / official / coin.now.price - 1) * 100,
        volume_times: null,
        fundsrate: null,
        open_interest: null,
        depth_up: null,
        depth_down: null,
        update_time: time,
      };
    })
    .sort((a, b) => a.price - b.price);
}

/** When trade began, where it did later than in the coin. */
interface Opened {
  readonly opensAt?: number;
}

export type Place = Pick<SpotPair, 'exchange' | 'base' | 'quote' | 'tickerId'>;

/** How a pair is called: its ticker, its exchange, its symbols. */
export function placeOf(coin: Coin, { exchange, base, quote, tickerId }: Place) {
  return {
    // A symbol that coins share names the largest of them, so the others have no ticker.
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

/** USD → units of a quote, a stablecoin by its own price. null for a quote that nobody prices. */
export function inQuote(usd: number, quote: string, { coins, rates }: QuoteBook): number | null {
  const rate = rates[quote.toLowerCase()];
  if (rate !== undefined) return usd * rate;
  const coin = coins.get(quote);
  if (!coin) return null;
  return usd / coin.now.price;
}

/**
 * 24 h change of a pair in its quote, %: the coin's own, the quote's, and how the exchange's premium moved. null for a
 * pair that has not traded for so long.
 */
export function changeOf(
  coin: Coin,
  { exchange, quote, opensAt = coin.facts.launchedAt }: Pick<Place, 'exchange' | 'quote'> & Opened,
  quotes: QuoteBook,
): number | null {
  const { time } = quotes;
  if (coin.now.change24h === null || opensAt > time - DAY) return null;
  const own = 1 + coin.now.change24h / 100;
  const premium = (at: number) => 1 + exchangePremium(exchange.code, coin.facts.code, at);
  const factor = (own * premium(time)) / premium(time - DAY);
  return (factor / quoteMove(quote, quotes) - 1) * 100;
}

function quoteMove(quote: string, { coins, rates, ratesBefore }: QuoteBook): number {
  const key = quote.toLowerCase();
  const rate = rates[key];
  if (rate !== undefined) return (ratesBefore[key] ?? rate) / rate;
  const coin = coins.get(quote);
  return coin ? 1 + (coin.now.change24h ?? 0) / 100 : 1;
}
