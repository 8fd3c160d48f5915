import { CoinTable } from '#features/coins/CoinTable.tsx';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { Button } from '#ui/button/Button.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { StaleNote } from '#ui/state/StaleNote.tsx';
import type { Column } from '#ui/table/column.ts';
import type { TableState } from '#ui/table/useTableState.ts';
import styles from './UserTickerPage.module.css';
import type { TickerRow, TickerRows } from './useTickerRows.ts';

interface TickerTableProps {
  readonly columns: readonly Column<TickerRow>[];
  readonly list: TickerRows;
  readonly state: TableState;
  readonly expectedRows: number;
  readonly onRemove: (codes: readonly string[]) => void;
}

/** The table of a group with all its states. */
export function TickerTable({ columns, list, state, expectedRows, onRemove }: TickerTableProps) {
  const { rows, asOf, stale, error, isFetching, refetch, unlisted } = list;
  const isFiltered = Object.keys(state.filters).length > 0 && (rows?.length ?? 0) > 0;
  return (
    <>
      {stale && asOf !== null && <StaleNote asOf={asOf} onRetry={refetch} busy={isFetching} />}
      <CoinTable
        label="自选行情"
        columns={columns}
        rows={rows}
        asOf={asOf ?? 0}
        state={state}
        expectedRows={expectedRows}
        definition={definitionMark}
        failed={
          error === undefined ? undefined : (
            <FailedState failure={error} onRetry={refetch} busy={isFetching} />
          )
        }
        empty={
          isFiltered ? (
            <EmptyState
              title="没有符合条件的币种"
              action={<Button onClick={() => state.setFilters({})}>清除筛选</Button>}
            />
          ) : (
            <EmptyState
              title="这个分组还没有币种"
              hint="在任何列表里点亮星标，或导入自选列表。"
              action={<PageLink to="home">去行情页挑选</PageLink>}
            />
          )
        }
      />
      {unlisted.length > 0 && (
        <p className={styles.unlisted}>
          {unlisted.length} 个代码没有行情：{unlisted.join('、')}
          <Button size="s" onClick={() => onRemove(unlisted)}>
            移除
          </Button>
        </p>
      )}
    </>
  );
}
