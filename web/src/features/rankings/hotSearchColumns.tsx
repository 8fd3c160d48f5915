import type { HotSearch } from '@coinmirror/shared/contract/search.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { cx } from '#ui/classNames.ts';
import { capRankColumn, change24hColumn, coinPriceColumn } from '#ui/columns/coinColumns.tsx';
import { coinNameColumn } from '#ui/columns/coinNameColumn.tsx';
import { placeColumn } from '#ui/columns/valueColumns.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './heat.module.css';

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
    coinPriceColumn(),
    change24hColumn(),
    capRankColumn(),
  ];
}

function Heat({ value }: { value: number | null }) {
  if (value === null) return MISSING;
  return (
    <span className={styles.heat}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
      </span>
      <span>{Math.round(value)}</span>
    </span>
  );
}

function PlaceChange({ value }: { value: number | null }) {
  if (value === null) return MISSING;
  if (value === 0) return <span className={styles.same}>持平</span>;
  return (
    <span className={cx(value > 0 ? styles.won : styles.lost)}>{value > 0 ? `▲${value}` : `▼${-value}`}</span>
  );
}
