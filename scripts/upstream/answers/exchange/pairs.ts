import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { exchangePairEndpoints } from '@coinmirror/shared/contract/exchange/pairs.ts';
import type { PairSort } from '@coinmirror/shared/contract/exchange/words.ts';
import { holdsWord } from '@coinmirror/shared/validation/coinWord.ts';
import type { SpotPair } from '../../ports/pairs.ts';
import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { MarginTerms } from '../../ports/venues.ts';
import { cut, OK, pageCount } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import type { Coin } from '../indexes/coins.ts';
import { type ExchangeActivity, lacksPairs } from '../indexes/exchangeActivities.ts';
import { activityOf, type ExchangeIndex } from '../indexes/exchanges.ts';
import { depthOf } from '../indexes/pairs.ts';
import { sourcesAt } from '../provenance/sourcesOfPort.ts';
import { placeOf } from '../rows/pairRows.ts';
import { ordered } from './ordered.ts';

type PairRow = GivenOf<typeof exchangePairEndpoints.exchangePairs>['rows'][number];

/** A pair of the exchange with its coin. */
interface PairWithCoin {
  readonly pair: SpotPair;
  readonly coin: Coin;
}

/** A pair of the exchange with its coin and its borrowing cost. */
interface ListedPair extends PairWithCoin {
  readonly margin: MarginTerms | null;
}

/** The pairs whose coin is on the market, most traded first. */
export function pairsWithCoins(
  pairs: readonly SpotPair[],
  coins: ReadonlyMap<string, Coin>,
): readonly PairWithCoin[] {
  return pairs.flatMap((pair) => {
    const coin = coins.get(pair.coinCode);
    return coin ? [{ pair, coin }] : [];
  });
}

/** The same pairs with their borrowing costs. */
export async function listedPairs(
  { exchange, pairs }: ExchangeActivity,
  { coins }: ExchangeIndex,
  sources: Sources,
): Promise<readonly ListedPair[]> {
  const terms = await requirePort(sources, 'venues').margin(exchange.code);
  const margins = new Map(terms.map((one) => [`${one.coinCode}/${one.quote}`, one]));
  return pairsWithCoins(pairs, coins).map((one) => ({
    ...one,
    margin: margins.get(`${one.pair.coinCode}/${one.pair.quote}`) ?? null,
  }));
}

/** How many of an exchange's pairs may be traded on margin; null where a real market tells the terms of none. */
export function marginCount(listed: readonly ListedPair[], { venues }: Sources): number | null {
  const count = listed.filter(({ margin }) => margin !== null).length;
  return count === 0 && venues?.provenance.kind !== 'simulated' ? null : count;
}

const deviationOf = ({ pair, coin }: ListedPair) => (pair.priceUsd / coin.now.price - 1) * 100;

const VALUE_OF: Readonly<Record<PairSort, (listed: ListedPair) => number | string | null>> = {
  volume: ({ pair }) => pair.volume24h,
  pair: ({ pair }) => `${pair.base}/${pair.quote}`,
  price: ({ pair }) => pair.priceUsd,
  change: ({ pair }) => pair.change24h,
  coins: ({ pair }) => pair.volumeCoins24h,
  deviation: deviationOf,
  spread: ({ pair }) => pair.spread,
  depth: ({ pair }) => depthOf(pair),
  leverage: ({ margin }) => margin?.leverage ?? null,
  interest: ({ margin }) => margin?.dailyRate ?? null,
  updated: ({ pair }) => pair.updatedAt,
};

function pairRow(listed: ListedPair, spotVolume: number): PairRow {
  const { pair, coin, margin } = listed;
  const { tickerId, pair: name, base, quote } = placeOf(coin, pair);
  return {
    tickerId,
    coinCode: coin.facts.code,
    coinName: coin.facts.nameZh || coin.facts.nameEn,
    coinLogo: coin.facts.logo,
    pair: name,
    base,
    quote,
    quotePrice: pair.price,
    price: pair.priceUsd,
    change24h: pair.change24h,
    volumeCoins24h: pair.volumeCoins24h,
    volume24h: pair.volume24h,
    share: spotVolume > 0 ? (pair.volume24h / spotVolume) * 100 : null,
    deviation: deviationOf(listed),
    spread: pair.spread,
    depthUp: pair.depthUp,
    depthDown: pair.depthDown,
    updatedAt: pair.updatedAt,
    leverage: margin?.leverage ?? null,
    dailyInterest: margin?.dailyRate ?? null,
  };
}

export const exchangePairHandlers = {
  async exchangePairs({ code, type, pair2, keyword, sort_type, asc, page, pagesize }, { sources }) {
    const { activity, index } = await activityOf(sources, code);
    if (lacksPairs(activity, sources))
      throw new NotConnectedError('pairs', await sourcesAt(code, 'pairs', sources));
    const listed = await listedPairs(activity, index, sources);
    if (type === 'margin' && marginCount(listed, sources) === null) throw new NotConnectedError('venues');
    const all = listed.filter(({ margin }) => type === 'spot' || margin !== null);
    const quote = pair2.toUpperCase();
    const wanted = all.filter(
      ({ pair, coin }) =>
        (quote === '' || pair.quote === quote) &&
        holdsWord([coin.facts.nameZh, coin.facts.nameEn, `${pair.base}/${pair.quote}`], keyword),
    );
    const rows = ordered(wanted, VALUE_OF[sort_type], asc);
    return {
      ...OK,
      rows: cut(rows, page, pagesize).map((one) => pairRow(one, activity.spotVolume24h)),
      page,
      pageCount: pageCount(rows.length, pagesize),
      total: rows.length,
      quotes: quotesByVolume(all),
    };
  },
} satisfies Handlers<'exchangePairs'>;

function quotesByVolume(listed: readonly ListedPair[]): string[] {
  const volumes = new Map<string, number>();
  for (const { pair } of listed) volumes.set(pair.quote, (volumes.get(pair.quote) ?? 0) + pair.volume24h);
  return [...volumes].sort((a, b) => b[1] - a[1]).map(([quote]) => quote);
}
