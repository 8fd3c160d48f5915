import { COIN_LIST_TYPE, type CoinSort, type coinEndpoints } from '../../contract/coins.ts';
import type { ParsedParams } from '../../contract/endpoint.ts';
import { futuresVolumeOf, openInterestOf } from '../../market/futures.ts';
import { type Coin, isMineable } from './book.ts';

type Params = ParsedParams<typeof coinEndpoints.coinRank>;

const VALUES: Readonly<Record<CoinSort, (coin: Coin, time: number) => number | null>> = {
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
  open_interest: ({ facts, now }, time) => openInterestOf(facts, now, time) || null,
  futures_vol: ({ facts, now }, time) => futuresVolumeOf(facts, now, time) || null,
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

/** The coins a list asks for, in its order at an instant. Coins named by code are found in whatever list they stand. */
export function selectCoins(coins: readonly Coin[], params: Params, time: number): Coin[] {
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
  return sortCoins(chosen, params.sort, ascending, time);
}

/** Sorts by one column; what has no value comes last in either direction, ties keep the order they came in. */
function sortCoins(coins: readonly Coin[], sort: CoinSort, ascending: boolean, time: number): Coin[] {
  const figureOf = (coin: Coin) => VALUES[sort](coin, time);
  const sign = ascending ? 1 : -1;
  return coins.toSorted((left, right) => {
    const [a, b] = [figureOf(left), figureOf(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}
