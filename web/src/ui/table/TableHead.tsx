import type { Sort } from '@coinmirror/shared/columns/column.ts';
import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import type { ColumnTerm, DrawHeading } from '../definition/DefinitionContext.ts';
import { cellClass } from './cellClass.ts';
import type { Column } from './column.ts';
import styles from './DataTable.module.css';
import type { PlacedColumn, TableLayout } from './layout.ts';

export interface TableHeadProps<Row> {
  readonly layout: TableLayout<Row>;
  readonly sort: Sort | null;
  readonly onSort: (id: string) => void;
  /** Gives a heading that has one the card of its definition. */
  readonly definition?: ColumnTerm | undefined;
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
  const sorted = sort && lines.some(({ id }) => id === sort.id) ? sort : null;
  return (
    <th
      scope="col"
      className={cellClass(
        column,
        place.edge,
        cx(
          styles.headCell,
          under && styles.twoHeadings,
          sorted && styles.sortedCell,
          place.startsPage && styles.pageStart,
        ),
      )}
      style={place.cellStyle}
      aria-sort={sorted !== null || sortable.length > 0 ? ariaSort(sorted) : undefined}
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

/** The words of a column; a sortable one is a button, and only the one that sorts has an arrow. */
function Heading<Row>({ column, sort, onSort, definition }: HeadingProps<Row>) {
  const { id, label, heading = label, sortValue, definition: term } = column;
  const order = sort?.id === id ? sort.order : null;
  const explained = (words: ReactNode | DrawHeading) =>
    term !== undefined && definition ? definition({ id: term, label }, words) : undefined;
  if (!sortValue) {
    const words = explained(heading) ?? heading;
    if (order === null) return words;
    return (
      <span className={styles.sorted} data-order={order}>
        {words}
      </span>
    );
  }
  const draw: DrawHeading = (handlers) => (
    <button
      type="button"
      className={cx(styles.sort, order && styles.sorted)}
      data-order={order ?? undefined}
      onClick={() => onSort(id)}
      {...handlers}
    >
      {handlers.onPointerEnter ? <span className={styles.explained}>{heading}</span> : heading}
    </button>
  );
  return explained(draw) ?? draw({});
}

function ariaSort(sort: Sort | null) {
  if (!sort) return 'none';
  return sort.order === 'desc' ? 'descending' : 'ascending';
}
