import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Share } from '#ui/number/Share.tsx';
import type { Column, CsvMoney } from '#ui/table/column.ts';
import { LiveChangeCell } from './cells/LiveChangeCell.tsx';
import { LivePriceCell } from './cells/LivePriceCell.tsx';
import { SupplyCell } from './cells/SupplyCell.tsx';
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
    percentColumn({ id: 'change1h', label: '1小时涨幅', width: 88, read: (row) => row.change1h }),
    percentColumn({ id: 'change7d', label: '7日涨幅', width: 88, read: (row) => row.change7d }),
    moneyColumn({ id: 'marketCap', label: '流通市值', read: (row) => row.marketCap }),
    moneyColumn({ id: 'volume24h', label: '24H额', read: (row) => row.volume24h }),
    {
      id: 'supply',
      label: '流通数量',
      width: 88,
      align: 'right',
      sortValue: (row) => row.supply,
      filter: { unit: '亿个', scale: HUNDRED_MILLION },
      csv: (row) => row.supply,
      definition: 'supply',
      cell: (row) => (
        <SupplyCell supply={row.supply} isMineable={row.isMineable} isPremined={row.isPremined} />
      ),
    },
    {
      id: 'turnoverRate',
      label: '换手率',
      width: 68,
      align: 'right',
      sortValue: (row) => row.turnoverRate,
      filter: { unit: '%', scale: 1 },
      csv: (row) => row.turnoverRate,
      csvLabel: () => '换手率(%)',
      definition: 'turnoverRate',
      cell: (row) => <Share value={row.turnoverRate} />,
    },
    percentColumn({
      id: 'drawdown',
      label: '距历史最高',
      width: 90,
      read: (row) => row.drawdown,
      shown: true,
    }),
  ];
}

interface PercentColumn {
  readonly id: string;
  readonly label: string;
  readonly width: number;
  readonly read: (row: CoinRow) => number | null;
  readonly shown?: boolean;
}

function percentColumn({ id, label, width, read, shown = false }: PercentColumn): Column<CoinRow> {
  return {
    id,
    label,
    width,
    align: 'right',
    optional: !shown,
    sortValue: read,
    filter: { unit: '%', scale: 1 },
    csv: read,
    csvLabel: () => `${label}(%)`,
    definition: id,
    cell: (row) => <Percent value={read(row)} arrow={false} />,
  };
}

interface MoneyColumn {
  readonly id: string;
  readonly label: string;
  readonly read: (row: CoinRow) => number | null;
}

function moneyColumn({ id, label, read }: MoneyColumn): Column<CoinRow> {
  return {
    id,
    label,
    width: 84,
    align: 'right',
    sortValue: read,
    filter: { unit: '亿 USD', scale: HUNDRED_MILLION },
    csv: (row, money) => inUnit(read(row), money),
    csvLabel: ({ unit }) => `${label}(${unit})`,
    definition: id,
    cell: (row) => <Money usd={read(row)} kind="amount" />,
  };
}

/** USD in the unit the file is written in; null when either is unknown. */
function inUnit(usd: number | null, { perUsd }: CsvMoney): number | null {
  return usd === null || perUsd === null ? null : usd * perUsd;
}
