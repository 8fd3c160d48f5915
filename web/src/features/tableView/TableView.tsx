import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import type { LoadableResult } from '#ui/state/Loadable.tsx';
import { StaleNote } from '#ui/state/StaleNote.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { RowLink } from '#ui/table/TableRow.tsx';
import { ColumnChooser } from '#ui/table/tools/ColumnChooser.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { FilterChips } from '#ui/table/tools/FilterChips.tsx';
import { NumberFilters } from '#ui/table/tools/NumberFilters.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import styles from './TableView.module.css';

export interface TableViewProps<Row> {
  readonly title: string;
  /** What the list shows, in a sentence. */
  readonly summary: string;
  /** Names the table in storage: its column choice is kept under it. */
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
  readonly rowKey: (row: Row) => string;
  readonly rowLink?: RowLink<Row>;
  /** Between head and table: tabs, charts, a banner. */
  readonly above?: ReactNode;
  /** Switches at the left of the tools: unit, period. */
  readonly tools?: ReactNode;
  readonly footnotes?: readonly string[];
  /** The way to a column's definition; belongs to another feature. */
  readonly definition?: (id: string, label: string) => ReactNode;
  readonly below?: ReactNode;
}

const EXPECTED_ROWS = 30;

/** A page that is one list: head, switches, filters, columns, file, and the table in every state. */
export function TableView<Row>(props: TableViewProps<Row>) {
  const { title, summary, id, columns, result, tools, above, below, ...table } = props;
  const state = useTableState(id);
  const { data, error, isFetching, refetch } = result;
  const rows = data?.value.rows;
  const retry = () => void refetch();
  const isStale = data !== undefined && (data.stale || error !== undefined);
  return (
    <>
      <PageHeader title={title} summary={summary} asOf={data?.asOf ?? null} />
      {above}
      <div className={styles.tools}>
        {tools}
        <span className={styles.gap} />
        <NumberFilters columns={columns} filters={state.filters} onChange={state.setFilters} />
        <ColumnChooser columns={columns} chosen={state.columns} onChoose={state.chooseColumns} />
        <CsvButton name={title} columns={columns} rows={rows} state={state} />
      </div>
      <FilterChips columns={columns} filters={state.filters} onChange={state.setFilters} />
      {isStale && <StaleNote asOf={data.asOf} onRetry={retry} busy={isFetching} />}
      <DataTable
        {...table}
        label={title}
        columns={columns}
        rows={rows}
        state={state}
        expectedRows={EXPECTED_ROWS}
        failed={
          error !== undefined && data === undefined ? (
            <FailedState failure={error} onRetry={retry} busy={isFetching} />
          ) : undefined
        }
        empty={<EmptyState title="没有符合条件的数据" />}
      />
      {below}
    </>
  );
}
