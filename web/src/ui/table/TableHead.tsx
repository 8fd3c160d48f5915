import type { ReactNode } from 'react';
import { cellClass } from './cellClass.ts';
import styles from './DataTable.module.css';
import type { PlacedColumn, TableLayout } from './layout.ts';
import { SortMark } from './SortMark.tsx';
import type { Sort } from './tableQuery.ts';

export interface TableHeadProps<Row> {
  readonly layout: TableLayout<Row>;
  readonly sort: Sort | null;
  readonly onSort: (id: string) => void;
  /** Renders the definition button beside a heading that has one. */
  readonly definition?: ((id: string, label: string) => ReactNode) | undefined;
}

/** The header row. A sortable heading is a button; `aria-sort` has its state. */
export function TableHead<Row>({ layout, sort, onSort, definition }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {layout.placed.map((place) => (
          <HeadCell
            key={place.column.id}
            place={place}
            sort={sort?.id === place.column.id ? sort : null}
            onSort={onSort}
            mark={place.column.definition && definition?.(place.column.definition, place.column.label)}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  readonly place: PlacedColumn<Row>;
  readonly sort: Sort | null;
  readonly onSort: (id: string) => void;
  readonly mark: ReactNode;
}

function HeadCell<Row>({ place, sort, onSort, mark }: HeadCellProps<Row>) {
  const { column } = place;
  const heading = column.heading ?? column.label;
  return (
    <th
      scope="col"
      className={cellClass(column, place.edge, styles.headCell)}
      style={place.cellStyle}
      aria-sort={column.sortValue ? ariaSort(sort) : undefined}
    >
      {column.sortValue ? (
        <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
          {heading}
          <SortMark order={sort?.order ?? null} />
        </button>
      ) : (
        heading
      )}
      {mark}
    </th>
  );
}

function ariaSort(sort: Sort | null) {
  if (!sort) return 'none';
  return sort.order === 'desc' ? 'descending' : 'ascending';
}
