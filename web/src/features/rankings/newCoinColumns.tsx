import type { NewCoin } from '@coinmirror/shared/contract/coins.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { change24hColumn, coinPriceColumn, volume24hColumn } from '#ui/columns/coinColumns.tsx';
import { coinNameColumn } from '#ui/columns/coinNameColumn.tsx';
import { agoColumn, changeColumn, priceColumn } from '#ui/columns/valueColumns.tsx';
import type { Column } from '#ui/table/column.ts';

/** The newest listings, and what became of them. */
export const newCoinColumns: readonly Column<NewCoin>[] = [
  coinNameColumn<NewCoin>(),
  agoColumn({ id: 'listedAt', label: '上线时间', read: (row: NewCoin) => row.listedAt }),
  {
    id: 'exchange',
    label: '首发交易所',
    width: 112,
    csv: (row) => row.exchangeName,
    cell: (row) => row.exchangeName || MISSING,
  },
  { id: 'pair', label: '交易对', width: 116, csv: (row) => row.pair, cell: (row) => row.pair || MISSING },
  priceColumn({ id: 'firstPrice', label: '首发价', read: (row: NewCoin) => row.firstPrice }),
  coinPriceColumn({ label: '现价' }),
  changeColumn({ id: 'sinceListing', label: '至今涨幅', read: (row: NewCoin) => row.changeSinceListing }),
  change24hColumn(),
  volume24hColumn(),
  {
    id: 'mineable',
    label: '可挖',
    width: 56,
    align: 'center',
    csv: (row) => (row.isMineable ? '是' : '否'),
    cell: (row) => (row.isMineable ? '是' : '否'),
  },
];
