import type { Column } from '@coinmirror/shared/columns/column.ts';
import { type ReactNode, useMemo } from 'react';
import { renderColumns } from '../columns/renderColumns.tsx';
import type { Cells } from '../columns/renderColumnsWith.tsx';
import { useColumnTerm } from '../definition/useColumnTerm.ts';
import { PageSection } from '../page/PageSection.tsx';
import { Pager } from '../pager/Pager.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { DataTable } from './DataTable.tsx';
import type { RowLink } from './TableRow.tsx';
import { ColumnChooser } from './tools/ColumnChooser.tsx';
import { CsvButton } from './tools/CsvButton.tsx';
import { usePageOfRows } from './usePageOfRows.ts';
import { useTableState } from './useTableState.ts';

interface SectionTableProps<Row> {
  readonly title: string;
  /** A sentence under the heading. */
  readonly about?: string;
  /** Its key in storage. */
  readonly id: string;
  /** Keep them stable, like the cells. */
  readonly columns: readonly Column<Row>[];
  readonly cells?: Cells<Row>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowLink?: RowLink<Row>;
  readonly footnotes?: readonly string[];
  /** At the right of the heading, before the column chooser and the download. */
  readonly tools?: ReactNode;
  /** Between the heading and the table: related figures. */
  readonly lead?: ReactNode;
  readonly empty?: ReactNode;
}

/** A table under its own heading, with a column chooser and a CSV download; a hundred rows a page. */
export function SectionTable<Row>(props: SectionTableProps<Row>) {
  const {
    title,
    about,
    id,
    columns: data,
    cells,
    rows,
    rowKey,
    rowLink,
    footnotes = [],
    tools,
    lead,
    empty,
  } = props;
  const columns = useMemo(() => renderColumns(data, cells), [data, cells]);
  const state = useTableState(id);
  const { rows: shown = [], firstIndex, ...pages } = usePageOfRows(rows, columns, state);
  const definition = useColumnTerm();
  return (
    <PageSection
      title={title}
      {...(about !== undefined && { about })}
      tools={
        <>
          {tools}
          <ColumnChooser columns={columns} chosen={state.columns} onChoose={state.chooseColumns} />
          <CsvButton name={title} columns={columns} rows={rows} state={state} />
        </>
      }
    >
      {lead}
      <DataTable
        label={title}
        columns={columns}
        rows={shown}
        firstIndex={firstIndex}
        rowKey={rowKey}
        state={state}
        definition={definition}
        footnotes={footnotes}
        empty={empty ?? <EmptyState title="没有数据" />}
        {...(rowLink && { rowLink })}
      />
      <Pager {...pages} keepScroll />
    </PageSection>
  );
}
