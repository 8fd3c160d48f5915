import type { Column as ColumnData } from '@coinmirror/shared/columns/column.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { listingColumns } from '@coinmirror/shared/pages/exchangeListings.ts';
import { type ReactNode, useMemo } from 'react';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { type LoadableResult, shownAnswer } from '#ui/state/shownAnswer.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import type { StarSlot } from '../market/marketCells.tsx';

/** A coin listed there, or about to be. */
interface Listed {
  readonly code: string;
  readonly name: string;
  readonly listedAt: number | null;
}

interface ListingsTableProps<Row> {
  /** The table's key in storage. */
  readonly id: string;
  readonly label: string;
  /** Shown where the list is empty, with where else to look. */
  readonly none: string;
  readonly elsewhere: ReactNode;
  readonly detail: ExchangeDetail;
  /** The columns for rows of this time, epoch ms. Must be stable. */
  readonly columnsAt: (asOf: number) => readonly ColumnData<Row>[];
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
  readonly rowKey: (row: Row) => string;
  readonly star: StarSlot;
}

const EXPECTED_ROWS = 12;

/** An exchange's listings, in every loading state. */
export function ListingsTable<Row extends Listed>(props: ListingsTableProps<Row>) {
  const { id, label, none, elsewhere, detail, columnsAt, result, rowKey, star } = props;
  const state = useTableState(id);
  const definition = useColumnTerm();
  const { data, failure } = shownAnswer(result);
  const asOf = data?.asOf ?? 0;
  const columns = useMemo(
    () =>
      renderColumns(listingColumns(columnsAt(asOf)), {
        star: ({ code, name, listedAt }) => (listedAt === null ? null : star(code, name)),
      }),
    [columnsAt, asOf, star],
  );
  return (
    <>
      <div>
        <CsvButton name={`${detail.name}${label}`} columns={columns} rows={data?.value.rows} state={state} />
      </div>
      <DataTable
        label={`${detail.name}${label}`}
        columns={columns}
        rows={data?.value.rows}
        rowKey={rowKey}
        state={state}
        definition={definition}
        expectedRows={EXPECTED_ROWS}
        failed={
          failure !== undefined && (
            <FailedState failure={failure} onRetry={() => void result.refetch()} busy={result.isFetching} />
          )
        }
        empty={<EmptyState title={none} action={elsewhere} />}
      />
    </>
  );
}
