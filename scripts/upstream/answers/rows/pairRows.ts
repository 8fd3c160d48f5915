import type { coinMarketEndpoints } from '@coinmirror/shared/contract/coin/markets.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import { readTicker } from '../../catalogue/tickers.ts';
import type { DeskAsk } from '../../ports/otc.ts';
import type { SpotPair } from '../../ports/pairs.ts';
import type { Sources } from '../../ports/sources.ts';
import { ratesNow } from '../currencies/rates.ts';
import type { Coin } from '../indexes/coins.ts';
import { contractsOf, pairsOf, venueOf } from '../indexes/pairs.ts';

export type PairRow = WireOf<typeof coinMarketEndpoints.coinMarkets>['data']['markets'][number];

/** Spot pairs on exchanges with an order book, or on decentralised ones, most traded first. */
export async function spotRows(sources: Sources, coin: Coin, kind: 'spot' | 'dex'): Promise<PairRow[]> {
  const pairs = await pairsOf(sources, coin.facts.code);
  const expected = expectedShares(pairs);
  return pairs
    .filter((pair) => venueOf(pair).kinds.includes('dex') === (kind === 'dex'))
    .map((pair) => spotRow(coin, pair, expected.get(pair.exchange) ?? 0, totalOf(pairs, pair)));
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

function spotRow(coin: Coin, pair: SpotPair, expected: number, actual: number): PairRow {
  return {
    ...placeOf(coin, pair),
    contracttype: '',
    price: pair.price,
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
export async function futuresRows(sources: Sources, coin: Coin): Promise<PairRow[]> {
  const contracts = await contractsOf(sources, coin.facts.code);
  const total = contracts.reduce((sum, contract) => sum + contract.volume24h, 0);
  return contracts.map((contract) => ({
    ...placeOf(coin, contract),
    contracttype: contract.contract,
    price: contract.quotePrice,
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
    update_time: sources.clock.now(),
  }));
}

/** Ask prices of exchanges' OTC desks in yuan, lowest first. Volumes are not published. */
export async function otcRows(coin: Coin, asks: readonly DeskAsk[], sources: Sources): Promise<PairRow[]> {
  const [time, rates] = [sources.clock.now(), await ratesNow(sources)];
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
