import type { Column } from '@coinmirror/shared/columns/column.ts';
import { count, date } from '@coinmirror/shared/columns/moreValues.ts';
import { amount, change, price, share } from '@coinmirror/shared/columns/values.ts';
import type { MarketTrendPoint } from '@coinmirror/shared/contract/activity.ts';
import type { Stablecoins, StableSupplies } from '@coinmirror/shared/contract/dashboards/stable.ts';
import type { FundFlows } from '@coinmirror/shared/contract/dashboards/trusts.ts';
import type { UnlockList } from '@coinmirror/shared/contract/unlocks.ts';

/** The whole market, day by day. */
export const marketColumns: readonly Column<MarketTrendPoint>[] = [
  date('date', '日期', ({ time }) => time),
  amount('marketCap', '总市值', (row) => row.marketCap),
  amount('volume', '24H成交额', (row) => row.volume),
  share('btcShare', 'BTC 占比', (row) => row.btcShare),
  share('ethShare', 'ETH 占比', (row) => row.ethShare),
];

/** What was locked, day by day. */
export const lockedColumns: readonly Column<readonly [time: number, usd: number]>[] = [
  date('date', '日期', ([time]) => time),
  amount('tvl', 'TVL', ([, usd]) => usd),
];

/** Tether over the counter against the official rate. */
export const premiumColumns: readonly Column<Stablecoins['premiums'][number]>[] = [
  date('date', '日期', ({ time }) => time),
  change('premium', 'USDT 溢价', (row) => row.premium),
  count('otcPrice', '场外价', 'CNY', (row) => row.otcPrice),
];

/** How many there were of each stablecoin. */
export function supplyColumns({ coins }: StableSupplies): readonly Column<StableSupplies['days'][number]>[] {
  return [
    date('date', '日期', ({ time }) => time),
    ...coins.map(({ code, symbol }, at) =>
      count<StableSupplies['days'][number]>(code, symbol, '枚', ({ supplies }) => supplies[at] ?? null),
    ),
  ];
}

/** What came into the funds of a coin, and what they held. */
export const flowColumns: readonly Column<FundFlows['days'][number]>[] = [
  date('date', '日期', ({ time }) => time),
  amount('flow', '净流入', (row) => row.flow),
  count('held', '总持仓', '枚', (row) => row.held),
  price('close', '收盘价', (row) => row.close),
];

/** What comes free on each day, at once and by the day. */
export const unlockDayColumns: readonly Column<UnlockList['days'][number]>[] = [
  date('date', '日期', ([day]) => day),
  amount('cliff', '一次性解锁', ([, cliff]) => cliff),
  amount('linear', '线性释放', ([, , linear]) => linear),
];
