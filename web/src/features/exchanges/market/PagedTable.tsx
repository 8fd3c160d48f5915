import { type ReactNode, useMemo } from 'react';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { OutdatedContent } from '#ui/state/OutdatedContent.tsx';
import { StaleNote } from '#ui/state/StaleNote.tsx';
import { type LoadableResult, shownAnswer } from '#ui/state/shownAnswer.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ColumnChooser } from '#ui/table/tools/ColumnChooser.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import styles from './MarketPanel.module.css';

/** One page of rows, sorted by the server. */
interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageCount: number;
  readonly total: number | null;
}

interface PagedTableProps<Row> {
  /** The table's key in storage, for its column choice. */
  readonly id: string;
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly result: LoadableResult<RowsPage<Row>>;
  readonly rowKey: (row: Row) => string;
  readonly hrefOf: (page: number) => string;
  /** Switches and search, at the left of the column chooser and the download. */
  readonly tools: ReactNode;
  /** Replaces the rows when nothing matches, with a way out. */
  readonly nothing: ReactNode;
}

const EXPECTED_ROWS = 20;

/** A server-paginated list: tools, table with every state, pager. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { id, label, columns, result, rowKey, hrefOf, tools, nothing } = props;
  const state = useTableState(id);
  const definition = useColumnTerm();
  const { data, failure, isAged, isFormer } = shownAnswer(result);
  const page = data?.value;
  const retry = () => void result.refetch();
  // The rows come sorted; the table must not sort a single page again.
  const asCame = useMemo(() => ({ ...state, filters: {} }), [state]);
  return (
    <>
      <div className={styles.tools}>
        <PhoneFold label="选项">
          {tools}
          <span className={styles.gap} />
          <ColumnChooser columns={columns} chosen={state.columns} onChoose={state.chooseColumns} />
          <CsvButton name={label} columns={columns} rows={page?.rows} state={asCame} />
        </PhoneFold>{' '}
      </div>
      {isAged && data && <StaleNote asOf={data.asOf} onRetry={retry} busy={result.isFetching} />}
      <OutdatedContent is={isFormer}>
        <DataTable
          label={label}
          columns={columns}
          rows={page?.rows}
          rowKey={rowKey}
          state={asCame}
          definition={definition}
          expectedRows={EXPECTED_ROWS}
          failed={
            failure !== undefined && (
              <FailedState failure={failure} onRetry={retry} busy={result.isFetching} />
            )
          }
          empty={nothing ?? <EmptyState />}
        />
      </OutdatedContent>
      {page && <Pager page={page.page} pageCount={page.pageCount} total={page.total} hrefOf={hrefOf} />}
    </>
  );
}
