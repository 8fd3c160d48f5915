import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatRatio } from '@coinmirror/shared/format/percent.ts';
import type { Column } from '#ui/table/column.ts';
import { Time } from '#ui/time/Time.tsx';
import { coinNameColumn } from './coinNameColumn.tsx';
import { amountColumn, changeColumn, placeColumn, priceColumn } from './valueColumns.tsx';

const DAY = 86_400_000;

/** How many times its price a coin must reach to be at its highest again: ATH ÷ price. */
function timesToHigh({ price, allTimeHigh }: CoinRow): number | null {
  return price && allTimeHigh ? allTimeHigh / price : null;
}

function daysSince(time: number | null, now: number): number | null {
  return time === null ? null : Math.max(0, Math.floor((now - time) / DAY));
}

/** How far coins are from their highest price. `now` decides the days that have passed. */
export function athColumns(now: number): readonly Column<CoinRow>[] {
  return [
    placeColumn((row) => row.rank),
    coinNameColumn<CoinRow>(),
    priceColumn({ id: 'price', label: '现价', read: (row) => row.price, definition: 'price' }),
    priceColumn({
      id: 'allTimeHigh',
      label: '历史最高',
      read: (row) => row.allTimeHigh,
      definition: 'allTimeHigh',
    }),
    {
      id: 'allTimeHighAt',
      label: '最高日期',
      width: 104,
      align: 'right',
      sortValue: (row) => row.allTimeHighAt,
      csv: (row) =>
        row.allTimeHighAt === null ? null : new Date(row.allTimeHighAt).toISOString().slice(0, 10),
      cell: (row) => <Time value={row.allTimeHighAt} form="date" />,
    },
    {
      id: 'days',
      label: '距今天数',
      width: 84,
      align: 'right',
      sortValue: (row) => daysSince(row.allTimeHighAt, now),
      csv: (row) => daysSince(row.allTimeHighAt, now),
      cell: (row) => daysSince(row.allTimeHighAt, now) ?? MISSING,
    },
    changeColumn({
      id: 'drawdown',
      label: '距历史最高',
      width: 108,
      read: (row) => row.drawdown,
      definition: 'drawdown',
    }),
    {
      id: 'times',
      label: '需涨至(倍)',
      width: 96,
      align: 'right',
      sortValue: timesToHigh,
      csv: timesToHigh,
      cell: (row) => formatRatio(timesToHigh(row)),
    },
    changeColumn({
      id: 'change24h',
      label: '24H涨幅',
      read: (row) => row.change24h,
      definition: 'change24h',
    }),
    amountColumn({
      id: 'marketCap',
      label: '流通市值',
      read: (row) => row.marketCap,
      definition: 'marketCap',
    }),
  ];
}
