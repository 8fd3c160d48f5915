import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { Suspense, useEffect } from 'react';
import { CoinTable } from '#features/coins/CoinTable.tsx';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { Button } from '#ui/button/Button.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { OutdatedContent } from '#ui/state/OutdatedContent.tsx';
import type { StaleNoteProps } from '#ui/state/StaleNote.tsx';
import type { Column } from '#ui/table/column.ts';
import type { TableState } from '#ui/table/useTableState.ts';
import type { CoinListRows } from './useCoinListRows.ts';

// Data grow old minutes after they came: by then its code is there.
const { Part: StaleNote, preload } = lazyPart<StaleNoteProps>(
  async () => (await import('#ui/state/StaleNote.tsx')).StaleNote,
  MissingQuietly,
);

export interface CoinListTableProps {
  readonly label: string;
  readonly columns: readonly Column<CoinRow>[];
  readonly list: CoinListRows;
  readonly state: TableState;
  /** Rows of a full page. */
  readonly expectedRows: number;
  /** Clears every filter. */
  readonly onClear: () => void;
  /** The list of all coins, offered by an empty watchlist. */
  readonly allHref: string;
}

/** The table with all its states. */
export function CoinListTable({
  label,
  columns,
  list,
  state,
  expectedRows,
  onClear,
  allHref,
}: CoinListTableProps) {
  const { asOf, failure, isFetching, refetch } = list;
  useEffect(() => onIdle(preload), []);
  return (
    <>
      {list.stale && asOf !== null && (
        <Suspense fallback={null}>
          <StaleNote asOf={asOf} onRetry={refetch} busy={isFetching} />
        </Suspense>
      )}
      <OutdatedContent is={list.isFormer}>
        <CoinTable
          label={label}
          columns={columns}
          rows={list.rows}
          asOf={asOf ?? 0}
          state={state}
          expectedRows={expectedRows}
          definition={definitionMark}
          failed={
            failure !== undefined && <FailedState failure={failure} onRetry={refetch} busy={isFetching} />
          }
          empty={
            list.nothingWatched ? (
              <EmptyState
                title="还没有自选币种"
                hint="点币种前的星号，它就会出现在这里。"
                action={<HrefLink href={allHref}>去看全部币种</HrefLink>}
              />
            ) : (
              <EmptyState title="没有符合条件的币种" action={<Button onClick={onClear}>清除筛选</Button>} />
            )
          }
        />
      </OutdatedContent>
    </>
  );
}
