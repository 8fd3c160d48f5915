import type { LargePosition } from '@coinmirror/shared/contract/rankings/moves.ts';
import type { CoinAddresses } from '@coinmirror/shared/contract/rankings/people.ts';
import { Address } from '#ui/address/Address.tsx';
import { change24hColumn, coinPriceColumn } from '#ui/columns/coinColumns.tsx';
import { coinNameColumn } from '#ui/columns/coinNameColumn.tsx';
import { amountColumn, changeColumn, countColumn, shareColumn } from '#ui/columns/valueColumns.tsx';
import { writeAmount } from '#ui/number/written.ts';
import type { Column } from '#ui/table/column.ts';
import { scoreColumn, textColumn } from './parts.tsx';

/** Large addresses by how their holdings moved; `side` and `period` name what they did. */
export function positionColumns(side: string, period: string): readonly Column<LargePosition>[] {
  return [
    coinNameColumn<LargePosition>(),
    {
      id: 'address',
      label: '地址',
      width: 196,
      interactive: true,
      csv: (row) => row.address,
      cell: (row) => <Address value={row.address} explorerUrl={row.explorerUrl} />,
    },
    textColumn({ id: 'label', label: '标签', width: 112, read: (row: LargePosition) => row.label }),
    textColumn({
      id: 'chain',
      label: '公链',
      width: 96,
      optional: true,
      read: (row: LargePosition) => row.chain,
    }),
    coinsColumn('change', `${period}${side}数量`, (row) => row.change, 'positionChange'),
    amountColumn({
      id: 'changeValue',
      label: `${side}金额`,
      width: 104,
      read: (row: LargePosition) => (row.changeValue === null ? null : Math.abs(row.changeValue)),
      definition: 'positionChange',
    }),
    changeColumn({
      id: 'changePercent',
      label: '变化',
      width: 88,
      read: (row: LargePosition) => row.changePercent,
    }),
    coinsColumn('quantity', '持有数量', (row) => row.quantity, 'holderQuantity'),
    shareColumn({
      id: 'share',
      label: '占流通量',
      width: 104,
      read: (row: LargePosition) => row.share,
      definition: 'holderShare',
    }),
  ];
}

/** Coins, with their symbol in the hint and the file. */
function coinsColumn(
  id: string,
  label: string,
  read: (row: LargePosition) => number,
  definition: string,
): Column<LargePosition> {
  const size = (row: LargePosition) => Math.abs(read(row));
  return {
    id,
    label,
    width: 124,
    align: 'right',
    definition,
    csv: size,
    csvLabel: () => `${label}(枚)`,
    written: (row) => writeAmount(size(row), row.symbol),
  };
}

/** Coins by their holders and by how few of them hold how much. */
export const addressColumns: readonly Column<CoinAddresses>[] = [
  coinNameColumn<CoinAddresses>(),
  countColumn({
    id: 'addresses',
    label: '持币地址数',
    unit: '个',
    width: 112,
    read: (row: CoinAddresses) => row.addressCount,
    definition: 'holders',
  }),
  changeColumn({
    id: 'day',
    label: '24H增长',
    read: (row: CoinAddresses) => row.riseRateDay,
    definition: 'addressGrowth',
  }),
  changeColumn({
    id: 'week',
    label: '7日增长',
    read: (row: CoinAddresses) => row.riseRateWeek,
    definition: 'addressGrowth',
  }),
  countColumn({
    id: 'weekCount',
    label: '7日新增',
    unit: '个',
    read: (row: CoinAddresses) => row.riseWeek,
    optional: true,
  }),
  shareColumn({
    id: 'top10',
    label: 'Top10占比',
    width: 108,
    read: (row: CoinAddresses) => row.top10,
    definition: 'topHolderShare',
  }),
  shareColumn({ id: 'top50', label: 'Top50占比', width: 88, read: (row: CoinAddresses) => row.top50 }),
  shareColumn({ id: 'top100', label: 'Top100占比', width: 92, read: (row: CoinAddresses) => row.top100 }),
  scoreColumn({
    id: 'gini',
    label: '基尼系数',
    width: 96,
    digits: 3,
    read: (row: CoinAddresses) => row.gini,
    definition: 'gini',
  }),
  coinPriceColumn(),
  change24hColumn(),
];
