import type { CoinDay } from '@coinmirror/shared/contract/coin/history.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Share } from '#ui/number/Share.tsx';
import type { Column } from '#ui/table/column.ts';

type DayColumn = Column<CoinDay>;

/** A coin's days: date, prices, volume, turnover, market value. */
export function historyColumns(symbol: string): readonly DayColumn[] {
  return [
    {
      id: 'date',
      label: '日期',
      width: 104,
      phoneWidth: 96,
      rowHeader: true,
      pin: true,
      always: true,
      sortValue: (row) => row.time,
      csv: (row) => formatDate(row.time),
      cell: (row) => formatDate(row.time),
    },
    priceColumn('open', '开盘价', (row) => row.open),
    priceColumn('high', '最高价', (row) => row.high),
    priceColumn('low', '最低价', (row) => row.low),
    priceColumn('close', '收盘价', (row) => row.close),
    {
      id: 'change',
      label: '涨跌',
      definition: 'dayChange',
      width: 88,
      align: 'right',
      sortValue: (row) => row.change,
      csv: (row) => row.change,
      csvLabel: () => '涨跌(%)',
      cell: (row) => <Percent value={row.change} arrow={false} />,
    },
    {
      id: 'coins',
      label: '成交量',
      definition: 'dayVolume',
      width: 112,
      align: 'right',
      sortValue: (row) => row.volumeCoins,
      csv: (row) => row.volumeCoins,
      csvLabel: () => `成交量(${symbol})`,
      cell: (row) => <Amount value={row.volumeCoins} />,
    },
    amountColumn('volume', '成交额', 'dayVolume', (row) => row.volume),
    {
      id: 'turnover',
      label: '换手率',
      definition: 'dayTurnover',
      width: 76,
      align: 'right',
      sortValue: (row) => row.turnoverRate,
      csv: (row) => row.turnoverRate,
      csvLabel: () => '换手率(%)',
      cell: (row) => <Share value={row.turnoverRate} />,
    },
    amountColumn('cap', '流通市值', 'dayMarketCap', (row) => row.marketCap),
  ];
}

function priceColumn(id: string, label: string, read: (row: CoinDay) => number): DayColumn {
  return {
    id,
    label,
    definition: 'dayPrice',
    width: 108,
    align: 'right',
    grow: true,
    sortValue: read,
    csv: (row, { perUsd }) => (perUsd === null ? null : read(row) * perUsd),
    csvLabel: ({ unit }) => `${label}(${unit})`,
    cell: (row) => <Money usd={read(row)} kind="price" />,
  };
}

function amountColumn(
  id: string,
  label: string,
  definition: string,
  read: (row: CoinDay) => number | null,
): DayColumn {
  return {
    id,
    label,
    definition,
    width: 100,
    align: 'right',
    sortValue: read,
    csv: (row, { perUsd }) => {
      const usd = read(row);
      return usd === null || perUsd === null ? null : usd * perUsd;
    },
    csvLabel: ({ unit }) => `${label}(${unit})`,
    cell: (row) => <Money usd={read(row)} kind="amount" />,
  };
}
