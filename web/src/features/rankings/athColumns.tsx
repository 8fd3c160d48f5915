import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { formatRatio } from '@coinmirror/shared/format/percent.ts';
import { change24hColumn, coinPriceColumn, marketCapColumn } from '#ui/columns/coinColumns.tsx';
import { coinNameColumn } from '#ui/columns/coinNameColumn.tsx';
import {
  changeColumn,
  countColumn,
  dateColumn,
  placeColumn,
  priceColumn,
} from '#ui/columns/valueColumns.tsx';
import type { Column } from '#ui/table/column.ts';

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
    coinPriceColumn({ label: '现价' }),
    priceColumn({
      id: 'allTimeHigh',
      label: '历史最高',
      read: (row) => row.allTimeHigh,
      definition: 'allTimeHigh',
    }),
    dateColumn({ id: 'allTimeHighAt', label: '最高日期', read: (row) => row.allTimeHighAt }),
    countColumn({
      id: 'days',
      label: '距今天数',
      unit: '天',
      read: (row) => daysSince(row.allTimeHighAt, now),
    }),
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
    change24hColumn(),
    marketCapColumn(),
  ];
}
