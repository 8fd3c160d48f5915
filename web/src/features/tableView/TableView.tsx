import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { ReactNode } from 'react';
import { DefinitionAnswer } from '#ui/definition/DefinitionAnswer.ts';
import type { ColumnTerm } from '#ui/definition/DefinitionContext.ts';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { Row } from '#ui/row/Row.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { OutdatedContent } from '#ui/state/OutdatedContent.tsx';
import { StaleNote } from '#ui/state/StaleNote.tsx';
import { type LoadableResult, shownAnswer } from '#ui/state/shownAnswer.ts';
import { isUnconnected } from '#ui/state/unconnected.ts';
import { arrangeRows } from '#ui/table/arrange.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { RowLink } from '#ui/table/TableRow.tsx';
import { ColumnChooser } from '#ui/table/tools/ColumnChooser.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { FilterChips } from '#ui/table/tools/FilterChips.tsx';
import { NumberFilters } from '#ui/table/tools/NumberFilters.tsx';
import { usePageOfRows } from '#ui/table/usePageOfRows.ts';
import { useTableState } from '#ui/table/useTableState.ts';
import styles from './TableView.module.css';

export interface TableViewProps<Row> {
  readonly title: string;
  /** A sentence about what the list shows. */
  readonly summary: string;
  /** What today is like, in place of the summary; null while that is not known. */
  readonly sentence?: Sentence | null | undefined;
  /** The table's key in storage, for its column choice. */
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
  readonly rowKey: (row: Row) => string;
  readonly rowLink?: RowLink<Row>;
  /** At the right of the header. */
  readonly actions?: ReactNode;
  /** Between header and table: tabs, charts, a banner. */
  readonly above?: ReactNode;
  /** Switches at the left of the tools: currency, period. */
  readonly tools?: ReactNode;
  /** 分享图 of the filtered and sorted rows; belongs to another feature. */
  readonly picture?: (rowsNow: () => readonly Row[], asOf: number) => ReactNode;
  readonly footnotes?: readonly string[];
  /** Explains a column by its heading; belongs to another feature. */
  readonly definition?: ColumnTerm;
  readonly below?: ReactNode;
}

const EXPECTED_ROWS = 30;

/**
 * A page that is one list: header, switches, filters, columns, download, and the table in every state, a hundred rows a
 * page.
 */
export function TableView<Row>(props: TableViewProps<Row>) {
  const { title, summary, sentence, id, columns, result, tools, actions, above, below, picture, ...table } =
    props;
  const state = useTableState(id);
  const { isFetching, refetch } = result;
  const { data, failure, isAged, isFormer } = shownAnswer(result);
  const isSilent = isUnconnected(failure);
  const rows = data?.value.rows;
  const { rows: shown, firstIndex, ...pages } = usePageOfRows(rows, columns, state);
  const retry = () => void refetch();
  return (
    <DefinitionAnswer value={result}>
      <PageHeader
        title={title}
        summary={summary}
        sentence={sentence}
        {...(!isSilent && { asOf: data?.asOf ?? null })}
        actions={actions}
      />
      {above}
      <Row className={styles.tools}>
        <PhoneFold label="选项">
          {tools}
          <span className={styles.gap} />
          <NumberFilters columns={columns} filters={state.filters} onChange={state.setFilters} />
          <ColumnChooser columns={columns} chosen={state.columns} onChoose={state.chooseColumns} />
          <CsvButton name={title} columns={columns} rows={rows} state={state} />
          {data && picture?.(() => arrangeRows(data.value.rows, columns, state), data.asOf)}
        </PhoneFold>{' '}
      </Row>
      <FilterChips columns={columns} filters={state.filters} onChange={state.setFilters} />
      {isAged && data && <StaleNote asOf={data.asOf} onRetry={retry} busy={isFetching} />}
      <OutdatedContent is={isFormer}>
        <DataTable
          {...table}
          label={title}
          columns={columns}
          rows={shown}
          firstIndex={firstIndex}
          state={state}
          expectedRows={EXPECTED_ROWS}
          failed={
            failure !== undefined && <FailedState failure={failure} onRetry={retry} busy={isFetching} />
          }
          empty={<EmptyState title="没有符合条件的数据" />}
        />
      </OutdatedContent>
      <Pager {...pages} />
      {/* What stands below is about the same: one notice is enough. */}
      {!isSilent && below}
    </DefinitionAnswer>
  );
}
