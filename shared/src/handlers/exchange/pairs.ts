import type { WireOf } from '../../contract/endpoint.ts';
import type { exchangePairEndpoints } from '../../contract/exchange/pairs.ts';
import type { PairSort } from '../../contract/exchange/words.ts';
import type { SpotPair } from '../../market/pairs.ts';
import type { Coin } from '../coin/book.ts';
import { changeOf, inQuote, placeOf, type QuoteBook } from '../coin/pairRows.ts';
import { flatList } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { activityOf } from './activity.ts';
import { type Margin, marginOf } from './margin.ts';
import { holdsWord, ordered } from './rows.ts';

type PairWire = WireOf<typeof exchangePairEndpoints.exchangePairs>['data'][number];

/** A pair of the exchange with its coin and what borrowing for it costs. */
export interface ListedPair {
  readonly pair: SpotPair;
  readonly coin: Coin;
  readonly margin: Margin | null;
}

/** The pairs whose coin is in the market, most traded first. */
export function listedPairs(
  pairs: readonly SpotPair[],
  coins: ReadonlyMap<string, Coin>,
): readonly ListedPair[] {
  return pairs.flatMap((pair) => {
    const coin = coins.get(pair.coinCode);
    return coin ? [{ pair, coin, margin: marginOf(coin, pair) }] : [];
  });
}

const deviationOf = ({ pair, coin }: ListedPair) => (pair.priceUsd / coin.now.price - 1) * 100;

const VALUE_OF: Readonly<
  Record<PairSort, (listed: ListedPair, quotes: QuoteBook) => number | string | null>
> = {
  volume: ({ pair }) => pair.volume24h,
  pair: ({ pair }) => `${pair.base}/${pair.quote}`,
  price: ({ pair }) => pair.priceUsd,
  change: ({ pair, coin }, quotes) => changeOf(coin, pair, quotes),
  coins: ({ pair }) => pair.volumeCoins24h,
  deviation: deviationOf,
  spread: ({ pair }) => pair.spread,
  depth: ({ pair }) => pair.depthUp + pair.depthDown,
  leverage: ({ margin }) => margin?.leverage ?? null,
  interest: ({ margin }) => margin?.dailyRate ?? null,
  updated: ({ pair }) => pair.updatedAt,
};

function pairWire(listed: ListedPair, spotVolume: number, quotes: QuoteBook): PairWire {
  const { pair, coin, margin } = listed;
  const { tickerid, symbol_pair, pair1, pair2 } = placeOf(coin, pair);
  return {
    tickerid,
    coincode: coin.facts.code,
    coinname: coin.facts.nameZh || coin.facts.nameEn,
    logo: coin.facts.logo,
    symbol_pair,
    pair1,
    pair2,
    price: inQuote(pair.priceUsd, pair.quote, quotes),
    price_usd: pair.priceUsd,
    changerate: changeOf(coin, pair, quotes),
    vol: pair.volumeCoins24h,
    volume: pair.volume24h,
    accounting: spotVolume > 0 ? (pair.volume24h / spotVolume) * 100 : null,
    deviation: deviationOf(listed),
    spread: pair.spread,
    depth_up: pair.depthUp,
    depth_down: pair.depthDown,
    update_time: pair.updatedAt,
    marginmultiple: margin?.leverage ?? null,
    marginrate: margin?.dailyRate ?? null,
  };
}

export const exchangePairHandlers = {
  async exchangePairs({ code, type, pair2, keyword, sort_type, asc, page, pagesize }, { sources }) {
    const { activity, book } = await activityOf(sources, code);
    const all = listedPairs(activity.pairs, book.coins).filter(
      ({ margin }) => type === 'spot' || margin !== null,
    );
    const quote = pair2.toUpperCase();
    const wanted = all.filter(
      ({ pair, coin }) =>
        (quote === '' || pair.quote === quote) &&
        holdsWord([coin.facts.nameZh, coin.facts.nameEn, `${pair.base}/${pair.quote}`], keyword),
    );
    const sortValue = VALUE_OF[sort_type];
    const rows = ordered(wanted, (listed) => sortValue(listed, book.quotes), asc);
    const answer = flatList(rows, page, pagesize);
    return {
      ...answer,
      data: answer.data.map((listed) => pairWire(listed, activity.spotVolume24h, book.quotes)),
      pair2s: quotesByVolume(all),
    };
  },
} satisfies Handlers<'exchangePairs'>;

function quotesByVolume(listed: readonly ListedPair[]): string[] {
  const volumes = new Map<string, number>();
  for (const { pair } of listed) volumes.set(pair.quote, (volumes.get(pair.quote) ?? 0) + pair.volume24h);
  return [...volumes].sort((a, b) => b[1] - a[1]).map(([quote]) => quote);
}
