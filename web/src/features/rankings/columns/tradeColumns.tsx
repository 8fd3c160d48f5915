import type { CoinTurnover, CoinVolume } from '@coinmirror/shared/contract/rankings/moves.ts';
import type { CoinListing } from '@coinmirror/shared/contract/rankings/trade.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import {
  capRankColumn,
  change24hColumn,
  coinPriceColumn,
  marketCapColumn,
  volume24hColumn,
} from '#ui/columns/coinColumns.tsx';
import { coinNameColumn } from '#ui/columns/coinNameColumn.tsx';
import { amountColumn, changeColumn, countColumn, shareColumn } from '#ui/columns/valueColumns.tsx';
import type { Column } from '#ui/table/column.ts';
import { ExchangeName } from './parts.tsx';

/** Coins by what they trade; the share is of the chosen stretch. */
export function volumeColumns(periodLabel: string): readonly Column<CoinVolume>[] {
  return [
    coinNameColumn<CoinVolume>(),
    coinPriceColumn(),
    change24hColumn(),
    volume24hColumn(),
    amountColumn({
      id: 'volume7d',
      label: '7日额',
      read: (row: CoinVolume) => row.volume7d,
      definition: 'volumeDays',
    }),
    amountColumn({
      id: 'volume30d',
      label: '30日额',
      read: (row: CoinVolume) => row.volume30d,
      definition: 'volumeDays',
    }),
    shareColumn({
      id: 'share',
      label: `${periodLabel}占比`,
      width: 108,
      read: (row: CoinVolume) => row.volumeShare,
      definition: 'volumeShare',
    }),
    changeColumn({
      id: 'volumeChange',
      label: '环比',
      read: (row: CoinVolume) => row.volumeChange,
      definition: 'volumeChange',
    }),
    marketCapColumn(),
  ];
}

/** Coins by how fast they change hands. */
export const turnoverColumns: readonly Column<CoinTurnover>[] = [
  coinNameColumn<CoinTurnover>(),
  coinPriceColumn(),
  change24hColumn(),
  shareColumn({
    id: 'turnover',
    label: '24H换手率',
    width: 116,
    read: (row: CoinTurnover) => row.turnoverRate,
    definition: 'turnoverRate',
  }),
  shareColumn({
    id: 'turnover7d',
    label: '7日平均换手率',
    width: 136,
    read: (row: CoinTurnover) => row.turnoverRate7d,
    definition: 'turnoverRate7d',
  }),
  volume24hColumn(),
  marketCapColumn(),
  capRankColumn(),
];

/** Coins by where they are traded. */
export const listingColumns: readonly Column<CoinListing>[] = [
  coinNameColumn<CoinListing>(),
  countColumn({
    id: 'exchanges',
    label: '现货交易所',
    unit: '家',
    width: 108,
    read: (row: CoinListing) => row.exchangeCount,
    definition: 'exchangeCount',
  }),
  countColumn({ id: 'dex', label: '其中DEX', unit: '家', read: (row: CoinListing) => row.dexCount }),
  countColumn({
    id: 'futures',
    label: '合约交易所',
    unit: '家',
    width: 100,
    read: (row: CoinListing) => row.futuresExchangeCount,
  }),
  countColumn({
    id: 'pairs',
    label: '现货交易对',
    unit: '个',
    width: 100,
    read: (row: CoinListing) => row.pairCount,
  }),
  {
    id: 'topExchange',
    label: '最大交易所',
    width: 128,
    interactive: true,
    csv: (row) => row.topExchange?.name ?? null,
    cell: (row) => (row.topExchange ? <ExchangeName exchange={row.topExchange} /> : MISSING),
  },
  shareColumn({ id: 'topShare', label: '最大占比', width: 92, read: (row: CoinListing) => row.topShare }),
  coinPriceColumn(),
  change24hColumn(),
  marketCapColumn(),
];
