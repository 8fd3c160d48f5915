import type { HotSearch } from '@coinmirror/shared/contract/search.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { cx } from '#ui/classNames.ts';
import type { Column } from '#ui/table/column.ts';
import styles from './boards.module.css';
import { coinNameColumn } from './coinNameColumn.tsx';
import { changeColumn, placeColumn, priceColumn } from './valueColumns.tsx';

/** The most searched coins; `rows` gives each its place. */
export function hotSearchColumns(rows: readonly HotSearch[]): readonly Column<HotSearch>[] {
  const places = new Map(rows.map((row, index) => [row.code, index + 1]));
  return [
    placeColumn((row) => places.get(row.code) ?? null),
    coinNameColumn<HotSearch>(),
    {
      id: 'heat',
      label: '热度',
      width: 160,
      sortValue: (row) => row.heat,
      csv: (row) => row.heat,
      csvLabel: () => '热度(0-100)',
      cell: (row) => <Heat value={row.heat} />,
    },
    {
      id: 'heatChange',
      label: '名次变化',
      width: 88,
      align: 'right',
      sortValue: (row) => row.heatChange,
      csv: (row) => row.heatChange,
      cell: (row) => <PlaceChange value={row.heatChange} />,
    },
    priceColumn({ id: 'price', label: '价格', read: (row) => row.price, definition: 'price' }),
    changeColumn({
      id: 'change24h',
      label: '24H涨幅',
      read: (row) => row.change24h,
      definition: 'change24h',
    }),
    {
      id: 'rank',
      label: '市值排名',
      width: 88,
      align: 'right',
      sortValue: (row) => row.rank,
      csv: (row) => row.rank,
      cell: (row) => row.rank ?? MISSING,
    },
  ];
}

function Heat({ value }: { value: number | null }) {
  if (value === null) return MISSING;
  return (
    <span className={styles.heat}>
      <meter className={styles.meter} min={0} max={100} value={value} aria-hidden="true" />
      <span>{Math.round(value)}</span>
    </span>
  );
}

function PlaceChange({ value }: { value: number | null }) {
  if (value === null) return MISSING;
  if (value === 0) return '持平';
  return (
    <span className={cx(value > 0 ? styles.won : styles.lost)}>{value > 0 ? `▲${value}` : `▼${-value}`}</span>
  );
}
