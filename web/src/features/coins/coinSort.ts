import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinSort } from '@coinmirror/shared/contract/coins.ts';
import type { Sort } from '#ui/table/tableQuery.ts';

const CHANGE_SORT: Readonly<Record<ChangeBase, CoinSort>> = {
  '24H': 'change_percent',
  UTC8: 'changerate_utc8',
  UTC0: 'changerate_utc',
};

const SORTS: Readonly<Record<string, CoinSort>> = {
  rank: 'rank',
  price: 'current_price_usd',
  change1h: 'change_hour',
  change7d: 'change_week',
  marketCap: 'market_value_usd',
  volume24h: 'vol_usd',
  supply: 'supply',
  turnoverRate: 'turnoverrate',
  drawdown: 'drop_ath',
  openInterest: 'open_interest',
  futuresVolume: 'futures_vol',
};

export interface ServerSort {
  readonly sort: CoinSort;
  readonly asc: 0 | 1;
}

/**
 * A table's sort as wire parameters, so that it sorts the whole market and not the page; null for the default order.
 */
export function serverSort(sort: Sort | null, changeBase: ChangeBase): ServerSort | null {
  const name = sort?.id === 'change' ? CHANGE_SORT[changeBase] : SORTS[sort?.id ?? ''];
  if (!name || !sort) return null;
  return { sort: name, asc: sort.order === 'asc' ? 1 : 0 };
}
