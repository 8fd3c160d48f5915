import { useRef, useState } from 'react';
import styles from './DataTable.module.css';
import type { TableLayout } from './layout.ts';
import { BLOCK_ROWS } from './rowBlocks.ts';
import { areOthers } from './rowSlices.ts';
import { type RowLink, TableRow } from './TableRow.tsx';
import { useRowBlocks } from './useRowBlocks.ts';
import { useRowSlices } from './useRowSlices.ts';

/** From this many rows on only those near the viewport are in the document. */
const VIRTUAL_FROM = 200;

export interface TableBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly layout: TableLayout<Row>;
  readonly rowLink: RowLink<Row> | undefined;
  readonly rowHeight: number;
  /** Number of rows on the previous pages. */
  readonly firstIndex?: number | undefined;
}

/** The rows: all of them, or in a long table those near the viewport. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  return props.rows.length <= VIRTUAL_FROM ? <ShortBody {...props} /> : <LongBody {...props} />;
}

/** Another page of a list starts with its first screen, like a newly opened list. */
function ShortBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowKey } = props;
  const [shown, setShown] = useState({ rows, batch: 0 });
  if (shown.rows !== rows) {
    const others = areOthers(shown.rows.map(rowKey), rows.map(rowKey));
    setShown({ rows, batch: shown.batch + (others ? 1 : 0) });
  }
  return <SlicedBody key={shown.batch} {...props} />;
}

/** The rows rendered so far, within spacers for the others. */
function SlicedBody<Row>({ rows, rowKey, layout, rowLink, rowHeight, firstIndex = 0 }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end } = useRowSlices(body, rows.length, rowHeight);
  return (
    <tbody ref={body}>
      <Stretch height={start * rowHeight} columns={layout.placed.length} />
      {rows.slice(start, end).map((row, at) => (
        <TableRow
          key={rowKey(row)}
          row={row}
          index={firstIndex + start + at}
          layout={layout}
          rowLink={rowLink}
          ariaRowIndex={start > 0 ? start + at + 2 : undefined}
        />
      ))}
      <Stretch height={(rows.length - end) * rowHeight} columns={layout.placed.length} />
    </tbody>
  );
}

/**
 * The rows near the viewport between two spacers as high as the rest; the page itself scrolls. Rows are keyed by
 * position, not by id: another order or filter reuses the existing elements, at half the cost of new ones.
 */
function LongBody<Row>({ rows, layout, rowLink, rowHeight, firstIndex = 0 }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const blocks = useRowBlocks(body, rows.length, rowHeight);
  const start = Math.min(blocks.start * BLOCK_ROWS, rows.length);
  const end = Math.min(blocks.end * BLOCK_ROWS, rows.length);
  return (
    <tbody ref={body}>
      <Stretch height={start * rowHeight} columns={layout.placed.length} />
      {rows.slice(start, end).map((row, at) => (
        <TableRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a long table are keyed by position
          key={start + at}
          row={row}
          index={firstIndex + start + at}
          layout={layout}
          rowLink={rowLink}
          ariaRowIndex={start + at + 2}
        />
      ))}
      <Stretch height={(rows.length - end) * rowHeight} columns={layout.placed.length} />
    </tbody>
  );
}

interface StretchProps {
  /** px */
  readonly height: number;
  /** Column count of the table: the spacer spans all of them. */
  readonly columns: number;
}

/** Spacer for the rows that are not in the document. */
function Stretch({ height, columns }: StretchProps) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={columns} className={styles.stretch} style={{ height }} />
    </tr>
  );
}
