import { arrivalSort } from '@coinmirror/shared/columns/column.ts';
import { type CSSProperties, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { cx } from '../classNames.ts';
import type { ColumnTerm } from '../definition/DefinitionContext.ts';
import { useDisplay } from '../display/DisplayContext.tsx';
import { rootScale } from '../theme/rootScale.ts';
import { PHONE, useMediaQuery } from '../theme/useMediaQuery.ts';
import { arrangeRows } from './arrange.ts';
import { type Column, chosenColumns, WIDE } from './column.ts';
import styles from './DataTable.module.css';
import { layoutColumns } from './layout.ts';
import { PageMarks } from './PageMarks.tsx';
import { forwardToRowLink } from './rowClick.ts';
import { SLICED_FROM } from './rowSlices.ts';
import { TableBody } from './TableBody.tsx';
import { TableColumns } from './TableColumns.tsx';
import { TableHead } from './TableHead.tsx';
import type { RowLink } from './TableRow.tsx';
import { SkeletonBody } from './TableStates.tsx';
import { useColumnPages } from './useColumnPages.ts';
import { useOverflow } from './useOverflow.ts';
import { useSidewaysScroll } from './useSidewaysScroll.ts';
import type { TableState } from './useTableState.ts';

/** px where letters have their usual size. */
const ROW_HEIGHT = { comfortable: 48, compact: 36, phone: 60 } as const;

function rowHeightOf(kind: keyof typeof ROW_HEIGHT): number {
  return ROW_HEIGHT[kind] * rootScale();
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Must be stable, like `columns`: a new one re-renders every row. */
  readonly rowLink?: RowLink<Row>;
  readonly state: TableState;
  /** Replaces the rows when they could not be loaded. */
  readonly failed?: ReactNode;
  /** Replaces the rows when there are none. */
  readonly empty: ReactNode;
  /** Number of placeholder rows while loading. */
  readonly expectedRows?: number;
  readonly definition?: ColumnTerm;
  /** Number of rows on the pages before this one, for row numbers. */
  readonly firstIndex?: number;
  /** Notes under the table that explain marks in its cells. */
  readonly footnotes?: readonly string[];
}

/**
 * The one table of the product: real table semantics, columns as data, three-state sort, filters and column choice from
 * `state`, sticky header, pinned columns, and its own loading, empty and failed bodies. It never subscribes to live
 * data and never sorts on a tick; live numbers belong to its leaf cells.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, state, footnotes = [] } = props;
  const { density } = useDisplay();
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  useSidewaysScroll(frame);
  const onPhone = useMediaQuery(PHONE);
  const isWide = useMediaQuery(WIDE);
  const layout = useMemo(
    () => layoutColumns(chosenColumns(columns, state.columns, { onPhone, isWide }), onPhone),
    [columns, state.columns, onPhone, isWide],
  );
  const marks = useRef<HTMLDivElement>(null);
  useColumnPages(frame, marks, layout.pages);
  const shown = useMemo(() => rows && arrangeRows(rows, columns, state), [rows, columns, state]);
  const arrival = useMemo(() => arrivalSort(columns), [columns]);
  const isTall = layout.isTall && density === 'comfortable';
  const message = messageOf(props, shown);
  const isEmpty = shown?.length === 0;
  const forward = (event: MouseEvent<HTMLElement>) => forwardToRowLink(event, styles.rowLink ?? '');
  const scrollRegion = overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};

  return (
    <div className={styles.outer}>
      <div
        ref={frame}
        className={cx(styles.frame, overflows && styles.scrolls, layout.pages > 0 && styles.snaps)}
        style={layout.tableStyle}
        {...scrollRegion}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard uses the link in the name cell */}
        <table
          className={cx(
            styles.table,
            density === 'compact' && styles.compact,
            isTall && styles.tall,
            layout.pages > 0 && styles.inPages,
          )}
          style={{ ...layout.tableStyle, ...bodyRows(shown?.length ?? props.expectedRows) }}
          aria-rowcount={shown && shown.length > SLICED_FROM ? shown.length + 1 : undefined}
          aria-busy={rows === undefined && !props.failed}
          onClick={forward}
          onAuxClick={forward}
        >
          <caption className={styles.caption}>{label}</caption>
          <TableColumns layout={layout} />
          <TableHead
            layout={layout}
            sort={state.sort ?? arrival}
            onSort={(id) => state.toggleSort(id, arrival)}
            definition={props.definition}
          />
          {renderBody(props, shown, layout, rowHeightOf(isTall ? 'phone' : density))}
        </table>
        {message !== undefined && <div className={styles.message}>{message}</div>}
      </div>
      {layout.pages > 1 && !isEmpty && <PageMarks ref={marks} count={layout.pages} />}
      {footnotes.length > 0 && !isEmpty && (
        <ul className={styles.footnotes}>
          {footnotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function renderBody<Row>(
  { failed, expectedRows = 20, rowKey, rowLink, firstIndex }: DataTableProps<Row>,
  shown: readonly Row[] | undefined,
  layout: ReturnType<typeof layoutColumns<Row>>,
  rowHeight: number,
) {
  if (shown === undefined) return failed ? null : <SkeletonBody layout={layout} count={expectedRows} />;
  if (shown.length === 0) return null;
  return (
    <TableBody
      rows={shown}
      rowKey={rowKey}
      layout={layout}
      rowLink={rowLink}
      rowHeight={rowHeight}
      firstIndex={firstIndex}
    />
  );
}

/** What replaces the rows: the failure, or that there are none. */
function messageOf<Row>(
  { failed, empty }: DataTableProps<Row>,
  shown: readonly Row[] | undefined,
): ReactNode {
  if (shown === undefined) return failed;
  return shown.length === 0 ? empty : undefined;
}

/** The style sheet needs the body's height to let the header follow the page where the frame scrolls sideways. */
function bodyRows(count = 1): CSSProperties {
  return Object.fromEntries([['--rows', Math.max(count, 1)]]);
}
