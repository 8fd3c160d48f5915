import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { marketCapColumn, volume24hColumn } from '#ui/columns/coinColumns.tsx';
import { changeColumn, inUnit, shareColumn } from '#ui/columns/valueColumns.tsx';
import { writePercent } from '#ui/number/written.ts';
import type { Column } from '#ui/table/column.ts';
import { LiveChangeCell } from './cells/LiveChangeCell.tsx';
import { LivePriceCell } from './cells/LivePriceCell.tsx';
import { writeSupply } from './cells/writeSupply.ts';
import { changeOf } from './useLiveQuote.ts';

const HUNDRED_MILLION = 1e8;

/** What the market says of a row. `changeBase` decides which change is sorted, filtered and exported. */
export function marketColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  return [
    {
      id: 'price',
      label: '价格',
      width: 104,
      phoneWidth: 96,
      align: 'right',
      sortValue: (row) => row.price,
      filter: { unit: 'USD', scale: 1 },
      csv: (row, money) => inUnit(row.price, money),
      csvLabel: ({ unit }) => `价格(${unit})`,
      definition: 'price',
      cell: (row) => <LivePriceCell code={row.code} quote={row} />,
    },
    {
      id: 'change',
      label: `${changeBase}涨幅`,
      width: 86,
      align: 'right',
      sortValue: (row) => changeOf(row, changeBase),
      filter: { unit: '%', scale: 1 },
      csv: (row) => changeOf(row, changeBase),
      csvLabel: () => `${changeBase}涨幅(%)`,
      definition: 'change',
      cell: (row) => <LiveChangeCell code={row.code} quote={row} />,
    },
    percentColumn({
      id: 'change1h',
      label: '1小时涨幅',
      width: 88,
      read: (row) => row.change1h,
      optional: true,
    }),
    percentColumn({
      id: 'change7d',
      label: '7日涨幅',
      width: 88,
      read: (row) => row.change7d,
      optional: true,
    }),
    marketCapColumn({ width: 84 }),
    volume24hColumn({ width: 84 }),
    {
      id: 'supply',
      label: '流通数量',
      width: 88,
      align: 'right',
      sortValue: (row) => row.supply,
      filter: { unit: '亿个', scale: HUNDRED_MILLION },
      csv: (row) => row.supply,
      definition: 'supply',
      written: writeSupply,
    },
    shareColumn({
      id: 'turnoverRate',
      label: '换手率',
      width: 68,
      read: (row) => row.turnoverRate,
      definition: 'turnoverRate',
    }),
    percentColumn({
      id: 'drawdown',
      label: '距历史最高',
      width: 90,
      read: (row) => row.drawdown,
    }),
  ];
}

interface PercentColumn {
  readonly id: string;
  readonly label: string;
  readonly width: number;
  readonly read: (row: CoinRow) => number | null;
  readonly optional?: boolean;
}

/** Beside the change that the visitor chose, others go without its arrow. */
function percentColumn(column: PercentColumn): Column<CoinRow> {
  return {
    ...changeColumn({ ...column, definition: column.id }),
    written: (row) => writePercent(column.read(row), { arrow: false }),
  };
}
