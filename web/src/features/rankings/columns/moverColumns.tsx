import type { CoinMover } from '@coinmirror/shared/contract/rankings/moves.ts';
import {
  capRankColumn,
  coinPriceColumn,
  marketCapColumn,
  volume24hColumn,
} from '#ui/columns/coinColumns.tsx';
import { coinNameColumn } from '#ui/columns/coinNameColumn.tsx';
import { changeColumn } from '#ui/columns/valueColumns.tsx';
import type { Column } from '#ui/table/column.ts';

/** How the change over a period of the switch is called in a heading; its definition is `change` and the period. */
const LABELS: Readonly<Record<string, string>> = {
  '5m': '5分钟涨幅',
  '15m': '15分钟涨幅',
  '1h': '1H涨幅',
  '24h': '24H涨幅',
  '7d': '7日涨幅',
  '30d': '30日涨幅',
};

/** The change over the chosen period. */
function periodChangeColumn(period: string): Column<CoinMover> {
  return changeColumn({
    id: 'change',
    label: LABELS[period] ?? '涨幅',
    width: 112,
    phoneWidth: 100,
    read: (row: CoinMover) => row.change,
    definition: `change${period}`,
  });
}

const OTHERS = [
  { value: '1h', read: (row: CoinMover) => row.change1h },
  { value: '24h', read: (row: CoinMover) => row.change24h },
  { value: '7d', read: (row: CoinMover) => row.change7d },
] as const;

/** Risers or fallers: the chosen period first, the others after it. */
export function moverColumns(period: string): readonly Column<CoinMover>[] {
  return [
    coinNameColumn<CoinMover>(),
    coinPriceColumn({ phoneWidth: 96 }),
    periodChangeColumn(period),
    ...OTHERS.filter(({ value }) => value !== period).map(({ value, read }) =>
      changeColumn({ id: `change${value}`, label: LABELS[value] ?? '', read, definition: `change${value}` }),
    ),
    volume24hColumn(),
    marketCapColumn(),
    capRankColumn(),
  ];
}

/** The narrow columns of one half of the ranking of both. */
export function halfColumns(period: string): readonly Column<CoinMover>[] {
  return [
    coinNameColumn<CoinMover>(),
    coinPriceColumn({ width: 104, phoneWidth: 96 }),
    periodChangeColumn(period),
    volume24hColumn({ phone: 'hidden' }),
  ];
}
