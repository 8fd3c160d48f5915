import type { Column } from '@coinmirror/shared/columns/column.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { renderColumns } from '../columns/renderColumns.tsx';
import type { Cells } from '../columns/renderColumnsWith.tsx';
import { useColumnTerm } from '../definition/useColumnTerm.ts';
import { PageSection } from '../page/PageSection.tsx';
import { Pager } from '../pager/Pager.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { PHONE, useMediaQuery } from '../theme/useMediaQuery.ts';
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
  /** What a phone shows of the rows until all are asked for. */
  readonly phoneRows?: PhoneRows<Row>;
}

/** A few rows that stand for all of them on a phone, whose next section would be far below. */
export interface PhoneRows<Row> {
  /** In the order of the list. */
  readonly rows: readonly Row[];
  /** Which ones they are: 涨跌最大的 5 个. */
  readonly about: string;
  /** Label of the button: 全部 40 个. */
  readonly all: string;
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
    phoneRows,
  } = props;
  const columns = useMemo(() => renderColumns(data, cells), [data, cells]);
  const state = useTableState(id);
  const { rows: shown = [], firstIndex, ...pages } = usePageOfRows(rows, columns, state);
  const definition = useColumnTerm();
  const [isOpen, setOpen] = useState(false);
  const onPhone = useMediaQuery(PHONE);
  // Who sorts wants to compare all of them.
  const few = phoneRows && onPhone && !isOpen && state.sort === null ? phoneRows : null;
  return (
    <PageSection
      title={title}
      {...sentenceOf(few?.about ?? about)}
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
        rows={few?.rows ?? shown}
        firstIndex={firstIndex}
        rowKey={rowKey}
        state={state}
        definition={definition}
        footnotes={footnotes}
        empty={empty ?? <EmptyState title="没有数据" />}
        {...(rowLink && { rowLink })}
      />
      {few ? (
        <Button wide onClick={() => setOpen(true)}>
          {few.all}
        </Button>
      ) : (
        <Pager {...pages} keepScroll />
      )}
    </PageSection>
  );
}

function sentenceOf(about: string | undefined) {
  return about === undefined ? {} : { about };
}
