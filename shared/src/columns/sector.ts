import { formatCount } from '../format/amount.ts';
import { UNKNOWN } from '../format/written.ts';
import { linkTo } from '../routes/link.ts';
import type { Column } from './column.ts';
import { number } from './values.ts';

/** A coin of a sector with its change. */
export interface SectorMember {
  readonly code: string;
  readonly symbol: string;
  readonly change24h: number | null;
}

/** Fields a row needs to count its gainers and losers. */
export interface Breadth {
  readonly name: string;
  readonly coinCount: number | null;
  readonly riseCount: number | null;
  readonly fallCount: number | null;
}

/** Numbers of rising and falling coins of a sector; sorted by the rising share. */
export function breadth<Row extends Breadth>(): Column<Row> {
  const part = ({ riseCount, coinCount }: Row) =>
    riseCount === null || coinCount === null ? null : riseCount / Math.max(1, coinCount);
  return number('breadth', '上涨/下跌', part, writeBreadth, {
    width: 144,
    align: 'left',
    csv: ({ riseCount, fallCount }) =>
      riseCount === null || fallCount === null ? null : `${riseCount}/${fallCount}`,
  });
}

function writeBreadth({ riseCount, fallCount }: Breadth) {
  if (riseCount === null || fallCount === null) return UNKNOWN;
  return { text: `${formatCount(riseCount)} / ${formatCount(fallCount)}` };
}

/** The best or worst coin of a sector; the page adds its change. */
export function member<Row extends Readonly<Record<Id, SectorMember | null>>, Id extends 'best' | 'worst'>(
  id: Id,
  label: string,
): Column<Row> {
  return {
    id,
    label,
    width: 136,
    align: 'right',
    interactive: true,
    sortValue: (row) => row[id]?.change24h ?? null,
    csv: (row) => row[id]?.symbol ?? null,
    content: {
      as: 'subject',
      read: (row) => {
        const coin = row[id];
        return coin && { name: coin.symbol, link: linkTo('coin', { coinCode: coin.code }) };
      },
    },
  };
}
