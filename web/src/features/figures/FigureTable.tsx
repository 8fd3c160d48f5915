import type { Column as ColumnData } from '@coinmirror/shared/columns/column.ts';
import { type ReactNode, useMemo } from 'react';
import { dressed } from '#ui/columns/dressed.tsx';
import type { Cells } from '#ui/columns/dressedWith.tsx';
import { useColumnMark } from '#ui/definition/useColumnMark.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { RowLink } from '#ui/table/TableRow.tsx';
import { ColumnChooser } from '#ui/table/tools/ColumnChooser.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { FigurePart } from './FigurePart.tsx';

interface FigureTableProps<Row> {
  readonly title: string;
  readonly about?: string;
  /** Names it in storage. */
  readonly id: string;
  /** Keep them stable. */
  readonly columns: readonly ColumnData<Row>[];
  readonly cells?: Cells<Row>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowLink?: RowLink<Row>;
  readonly footnotes?: readonly string[];
  readonly tools?: ReactNode;
}

/** A table of a page of figures: heading, columns to choose from, file. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { title, about, id, columns: data, cells, rows, tools, rowLink, footnotes = [], rowKey } = props;
  const columns = useMemo(() => dressed(data, cells), [data, cells]);
  const state = useTableState(id);
  const definition = useColumnMark();
  return (
    <FigurePart
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
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        state={state}
        definition={definition}
        footnotes={footnotes}
        empty={<EmptyState title="没有数据" />}
        {...(rowLink && { rowLink })}
      />
    </FigurePart>
  );
}
