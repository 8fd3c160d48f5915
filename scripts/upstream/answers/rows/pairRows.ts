import type { coinMarketEndpoints } from '@coinmirror/shared/contract/coin/markets.ts';
import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import { readTicker } from '../../catalogue/tickers.ts';
import type { DeskAsk } from '../../ports/otc.ts';
import type { SpotPair } from '../../ports/pairs.ts';
import type { Sources } from '../../ports/sources.ts';
import { ratesNow } from '../currencies/rates.ts';
import type { Coin } from '../indexes/coins.ts';
import { contractsOf, pairsOf, venueOf } from '../indexes/pairs.ts';

export type PairRow = GivenOf<typeof coinMarketEndpoints.coinMarkets>['data']['rows'][number];

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
    contract: '',
    quotePrice: pair.price,
    price: pair.priceUsd,
    change24h: pair.change24h,
    volumeCoins24h: pair.volumeCoins24h,
    volume24h: pair.volume24h,
    share: pair.share,
    deviation: (pair.priceUsd / coin.now.price - 1) * 100,
    volumeTimes: expected > 0 && pair.exchange !== coin.facts.sourceExchange ? actual / expected : null,
    takerFee: venueOf(pair).takerFee,
    fundingRate: null,
    openInterest: null,
    depthUp: pair.depthUp,
    depthDown: pair.depthDown,
    updatedAt: pair.updatedAt,
  };
}

/** Futures contracts, most traded first. */
export async function futuresRows(sources: Sources, coin: Coin): Promise<PairRow[]> {
  const contracts = await contractsOf(sources, coin.facts.code);
  const total = contracts.reduce((sum, contract) => sum + contract.volume24h, 0);
  return contracts.map((contract) => ({
    ...placeOf(coin, contract),
    contract: contract.contract,
    quotePrice: contract.quotePrice,
    price: contract.price,
    change24h: contract.change24h,
    volumeCoins24h: contract.price > 0 ? contract.volume24h / contract.price : null,
    volume24h: contract.volume24h,
    share: total > 0 ? (contract.volume24h / total) * 100 : null,
    // A dated contract is supposed to deviate from spot.
    deviation: contract.contract === 'swap' ? contract.basis : null,
    volumeTimes: null,
    takerFee: contract.takerFee,
    fundingRate: contract.fundingRate,
    openInterest: contract.openInterest,
    depthUp: null,
    depthDown: null,
    updatedAt: sources.clock.now(),
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
      contract: '',
      quotePrice: cny,
      price: usd,
      change24h: coin.now.change24h,
      volumeCoins24h: null,
      volume24h: null,
      share: null,
      deviation: (usd / coin.now.price - 1) * 100,
      volumeTimes: null,
      takerFee: null,
      fundingRate: null,
      openInterest: null,
      depthUp: null,
      depthDown: null,
      updatedAt: time,
    }))
    .sort((a, b) => a.quotePrice - b.quotePrice);
}

export type Place = Pick<SpotPair, 'exchange' | 'base' | 'quote' | 'tickerId'>;

/** Names of a pair: its ticker, its exchange, its symbols. */
export function placeOf(coin: Coin, place: Place) {
  const { base, quote, tickerId } = place;
  const exchange = venueOf(place);
  return {
    // A shared symbol refers to the largest coin, so the others have no ticker.
    tickerId: readTicker(tickerId)?.coinCode === coin.facts.code ? tickerId : '',
    exchangeCode: exchange.code,
    nameEn: exchange.nameEn,
    nameZh: exchange.nameZh,
    exchangeLogo: exchange.logo,
    pair: `${base}/${quote}`,
    base,
    quote,
    coinCode: coin.facts.code,
  };
}
