import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { Column } from '../table/column.ts';
import { amountColumn, changeColumn, priceColumn, type ValueColumn } from './valueColumns.tsx';

/** What a board may say otherwise than the others do. */
type Own = Partial<Omit<ValueColumn<unknown>, 'id' | 'read'>>;

export function coinPriceColumn<Row extends { readonly price: number | null }>(own?: Own): Column<Row> {
  return priceColumn({
    id: 'price',
    label: '价格',
    read: (row: Row) => row.price,
    definition: 'price',
    ...own,
  });
}

export function change24hColumn<Row extends { readonly change24h: number | null }>(): Column<Row> {
  return changeColumn({
    id: 'change24h',
    label: '24H涨幅',
    read: (row: Row) => row.change24h,
    definition: 'change24h',
  });
}

export function volume24hColumn<Row extends { readonly volume24h: number | null }>(own?: Own): Column<Row> {
  return amountColumn({
    id: 'volume24h',
    label: '24H额',
    read: (row: Row) => row.volume24h,
    definition: 'volume24h',
    ...own,
  });
}

export function marketCapColumn<Row extends { readonly marketCap: number | null }>(own?: Own): Column<Row> {
  return amountColumn({
    id: 'marketCap',
    label: '流通市值',
    read: (row: Row) => row.marketCap,
    definition: 'marketCap',
    ...own,
  });
}

/** The coin's place by market value. */
export function capRankColumn<Row extends { readonly rank: number | null }>(): Column<Row> {
  return {
    id: 'rank',
    label: '市值排名',
    width: 88,
    align: 'right',
    sortValue: (row) => row.rank,
    csv: (row) => row.rank,
    definition: 'rank',
    cell: (row) => row.rank ?? MISSING,
  };
}
