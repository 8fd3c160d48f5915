import { COIN_LIST_TYPE, type CoinSort, type coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import type { ParsedParams } from '@coinmirror/shared/contract/endpoint.ts';
import type { FuturesTotals } from '../../ports/contracts.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Coin, isMineable } from '../indexes/coins.ts';

type Params = ParsedParams<typeof coinEndpoints.coinRank>;

/** Futures of each coin, by its code. */
type Totals = ReadonlyMap<string, FuturesTotals>;

/** Columns that only exist for futures. */
const OF_FUTURES: ReadonlySet<CoinSort> = new Set(['open_interest', 'futures_vol']);

const VALUES: Readonly<Record<CoinSort, (coin: Coin, futures: Totals) => number | null>> = {
  rank: ({ now }) => now.rank,
  current_price_usd: ({ now }) => now.price,
  change_percent: ({ now }) => now.change24h,
  changerate_utc8: ({ now }) => now.changeUtc8,
  changerate_utc: ({ now }) => now.changeUtc0,
  change_hour: ({ now }) => now.change1h,
  change_week: ({ now }) => now.change7d,
  market_value_usd: ({ now }) => now.marketCap,
  vol_usd: ({ now }) => now.volume24h,
  supply: ({ now }) => now.circulatingSupply,
  turnoverrate: ({ now }) => now.turnoverRate,
  drop_ath: ({ now }) => now.drawdown,
  open_interest: ({ facts }, futures) => futures.get(facts.code)?.openInterest || null,
  futures_vol: ({ facts }, futures) => futures.get(facts.code)?.volume24h || null,
};

const MEMBERS: Readonly<Record<number, (coin: Coin) => boolean>> = {
  [COIN_LIST_TYPE.all]: ({ facts }) => facts.standing === 'ranked',
  [COIN_LIST_TYPE.coins]: ({ facts }) => facts.standing === 'ranked' && facts.kind === 'coin',
  [COIN_LIST_TYPE.tokens]: ({ facts }) => facts.standing === 'ranked' && facts.kind === 'token',
  [COIN_LIST_TYPE.mineable]: ({ facts }) => facts.standing === 'ranked' && isMineable(facts),
  [COIN_LIST_TYPE.unranked]: ({ facts }) => facts.standing === 'unranked',
  [COIN_LIST_TYPE.unrecorded]: ({ facts }) => facts.standing === 'unrecorded',
  [COIN_LIST_TYPE.futures]: ({ facts }) => facts.standing === 'ranked' && facts.hasFutures,
};

/** The coins of a list, in its order. Coins selected by code are found in every list. */
export async function selectCoins(
  coins: readonly Coin[],
  params: Params,
  sources: Sources,
): Promise<readonly Coin[]> {
  const wanted =
    params.codes === undefined ? null : new Set(params.codes.split(',').map((code) => code.trim()));
  const isMember = wanted
    ? (coin: Coin) => wanted.has(coin.facts.code)
    : (MEMBERS[params.type] ?? (() => false));
  const chosen = coins.filter(
    (coin) =>
      isMember(coin) &&
      (params.concept === undefined || coin.facts.conceptIds.includes(params.concept)) &&
      (params.chain === undefined || coin.facts.chain === params.chain),
  );
  const ascending = params.asc === undefined ? params.sort === 'rank' : params.asc === 1;
  const futures = OF_FUTURES.has(params.sort) ? await requirePort(sources, 'contracts').totals() : new Map();
  return sortCoins(chosen, params.sort, ascending, futures);
}

/** Sorts by one column; null last in both directions, stable. */
function sortCoins(
  coins: readonly Coin[],
  sort: CoinSort,
  ascending: boolean,
  futures: Totals,
): readonly Coin[] {
  const figureOf = (coin: Coin) => VALUES[sort](coin, futures);
  const sign = ascending ? 1 : -1;
  return coins.toSorted((left, right) => {
    const [a, b] = [figureOf(left), figureOf(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}
