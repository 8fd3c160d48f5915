import type { NewCoin } from '@coinmirror/shared/contract/coins.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { Column } from '#ui/table/column.ts';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import { coinNameColumn } from './coinNameColumn.tsx';
import { amountColumn, changeColumn, priceColumn } from './valueColumns.tsx';

/** Change since the first listing, %; null when either price is unknown. */
function sinceListing({ price, firstPrice }: NewCoin): number | null {
  return price === null || !firstPrice ? null : (price / firstPrice - 1) * 100;
}

/** The newest listings, and what became of them. */
export const newCoinColumns: readonly Column<NewCoin>[] = [
  coinNameColumn<NewCoin>(),
  {
    id: 'listedAt',
    label: '上线时间',
    width: 108,
    sortValue: (row) => row.listedAt,
    csv: (row) => (row.listedAt === null ? null : new Date(row.listedAt).toISOString()),
    cell: (row) => <TimeAgo time={row.listedAt} />,
  },
  {
    id: 'exchange',
    label: '首发交易所',
    width: 112,
    csv: (row) => row.exchangeName,
    cell: (row) => row.exchangeName || MISSING,
  },
  { id: 'pair', label: '交易对', width: 116, csv: (row) => row.pair, cell: (row) => row.pair || MISSING },
  priceColumn({ id: 'firstPrice', label: '首发价', read: (row: NewCoin) => row.firstPrice }),
  priceColumn({ id: 'price', label: '现价', read: (row: NewCoin) => row.price, definition: 'price' }),
  changeColumn({ id: 'sinceListing', label: '至今涨幅', read: sinceListing }),
  changeColumn({
    id: 'change24h',
    label: '24H涨幅',
    read: (row: NewCoin) => row.change24h,
    definition: 'change24h',
  }),
  amountColumn({
    id: 'volume24h',
    label: '24H额',
    read: (row: NewCoin) => row.volume24h,
    definition: 'volume24h',
  }),
  {
    id: 'mineable',
    label: '可挖',
    width: 56,
    align: 'center',
    csv: (row) => (row.isMineable ? '是' : '否'),
    cell: (row) => (row.isMineable ? '是' : '否'),
  },
];
