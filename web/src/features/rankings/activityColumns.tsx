import type { Activity, ActivityKind } from '@coinmirror/shared/contract/activity.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatRatio } from '@coinmirror/shared/format/percent.ts';
import { Badge, type BadgeTone } from '#ui/badge/Badge.tsx';
import { change24hColumn, coinPriceColumn, volume24hColumn } from '#ui/columns/coinColumns.tsx';
import { coinNameColumn } from '#ui/columns/coinNameColumn.tsx';
import { agoColumn, amountColumn, changeColumn } from '#ui/columns/valueColumns.tsx';
import { Money } from '#ui/number/Money.tsx';
import type { Column } from '#ui/table/column.ts';

/** Why a coin is on the list, in the words of the field. */
export const ACTIVITY_NAMES: Readonly<Record<ActivityKind, string>> = {
  volume: '放量',
  high: '创24H新高',
  low: '创24H新低',
  trade: '大单',
};

const ACTIVITY_TONES: Readonly<Record<ActivityKind, BadgeTone>> = {
  volume: 'info',
  high: 'up',
  low: 'down',
  trade: 'warning',
};

const SIDES = { buy: '买入', sell: '卖出' } as const;

/** The coins that stand out now, and by what. */
export const activityColumns: readonly Column<Activity>[] = [
  coinNameColumn<Activity>(),
  {
    id: 'kind',
    label: '异动',
    width: 96,
    csv: (row) => ACTIVITY_NAMES[row.kind],
    cell: (row) => <Badge tone={ACTIVITY_TONES[row.kind]}>{ACTIVITY_NAMES[row.kind]}</Badge>,
  },
  {
    id: 'ratio',
    label: '5分钟量比',
    width: 96,
    align: 'right',
    sortValue: (row) => row.volumeRatio,
    filter: { unit: '倍', scale: 1 },
    csv: (row) => row.volumeRatio,
    definition: 'volumeRatio5m',
    cell: (row) => formatRatio(row.volumeRatio),
  },
  {
    id: 'trade',
    label: '大单金额',
    width: 120,
    align: 'right',
    sortValue: (row) => row.tradeValue,
    csv: (row) => row.tradeValue,
    csvLabel: () => '大单金额(USD)',
    cell: (row) =>
      row.tradeValue === null ? (
        MISSING
      ) : (
        <>
          {row.tradeSide && `${SIDES[row.tradeSide]} `}
          <Money usd={row.tradeValue} kind="amount" />
        </>
      ),
  },
  changeColumn({ id: 'change5m', label: '5分钟涨幅', read: (row: Activity) => row.change5m }),
  amountColumn({ id: 'volume5m', label: '5分钟额', read: (row: Activity) => row.volume5m }),
  coinPriceColumn(),
  change24hColumn(),
  volume24hColumn(),
  agoColumn({ id: 'time', label: '时间', read: (row: Activity) => row.time }),
];
