import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import { cellClass } from './cellClass.ts';
import type { Column } from './column.ts';
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
            onPhone={layout.onPhone}
            sort={sort}
            onSort={onSort}
            definition={definition}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> extends Omit<TableHeadProps<Row>, 'layout'> {
  readonly place: PlacedColumn<Row>;
  readonly onPhone: boolean;
}

/** One heading; two where a phone shows two columns in one cell, each of which sorts by its own numbers. */
function HeadCell<Row>({ place, onPhone, sort, onSort, definition }: HeadCellProps<Row>) {
  const { column, under } = place;
  const lines = under ? [column, under] : [column];
  const sortable = lines.filter(({ sortValue }) => sortValue);
  const sorted = sort && sortable.some(({ id }) => id === sort.id) ? sort : null;
  return (
    <th
      scope="col"
      className={cellClass(column, place.edge, cx(styles.headCell, under && styles.twoHeadings))}
      style={place.cellStyle}
      aria-sort={sortable.length > 0 ? ariaSort(sorted) : undefined}
      data-key={onPhone && column.phone === 'key' ? '' : undefined}
    >
      {under ? (
        lines.map((line) => (
          <span key={line.id} className={styles.heading}>
            <Heading column={line} sort={sort} onSort={onSort} definition={definition} />
          </span>
        ))
      ) : (
        <Heading column={column} sort={sort} onSort={onSort} definition={definition} />
      )}
    </th>
  );
}

interface HeadingProps<Row> extends Omit<TableHeadProps<Row>, 'layout'> {
  readonly column: Column<Row>;
}

function Heading<Row>({ column, sort, onSort, definition }: HeadingProps<Row>) {
  const words = column.heading ?? column.label;
  return (
    <>
      {column.sortValue ? (
        <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
          {words}
          <SortMark order={sort?.id === column.id ? sort.order : null} />
        </button>
      ) : (
        words
      )}
      {column.definition && definition?.(column.definition, column.label)}
    </>
  );
}

function ariaSort(sort: Sort | null) {
  if (!sort) return 'none';
  return sort.order === 'desc' ? 'descending' : 'ascending';
}
