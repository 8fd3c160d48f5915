import { changeOf } from '@coinmirror/shared/columns/coinList.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { watchSentence } from '@coinmirror/shared/sentences/portfolio.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { BatchBar } from '#features/watchlist/BatchBar.tsx';
import { SortingContext } from '#features/watchlist/sorting/SortHandle.tsx';
import { useWatchActions } from '#features/watchlist/useWatchActions.ts';
import type { WatchGroup, WatchGroups } from '#features/watchlist/watchlists.ts';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { WatchTabs } from '#templates/watch/WatchTabs.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { CoinAdding } from './CoinAdding.tsx';
import { EditedCoin } from './EditedCoin.tsx';
import { HoldingsLine } from './HoldingsLine.tsx';
import { PickingContext } from './PickCell.tsx';
import { StorageNote } from './StorageNote.tsx';
import { TickerTable } from './TickerTable.tsx';
import { TickerTools } from './TickerTools.tsx';
import { tickerColumns } from './tickerColumns.tsx';
import styles from './UserTickerPage.module.css';
import { useHeldPositions } from './useHeldPositions.ts';
import { usePicking } from './usePicking.ts';
import { type TickerRow, useTickerRows } from './useTickerRows.ts';
import { useTickerSorting } from './useTickerSorting.ts';

interface TickerListProps {
  readonly groups: WatchGroups;
  readonly group: WatchGroup;
  /** Renders the tabs around the list. */
  readonly tabs: (list: ReactNode) => ReactNode;
}

/** One group: header, tools, positions and table. */
export function TickerList({ groups, group, tabs }: TickerListProps) {
  const display = useDisplayInAddress();
  const state = useTableState('userTicker');
  const terms = useDisplay();
  const held = useHeldPositions();
  const list = useTickerRows(group, held);
  const { change, remove } = useWatchActions('coin');
  const picking = usePicking(group);
  const [edited, setEdited] = useState<TickerRow | null>(null);
  const { changeBase } = display;
  const listed = list.rows?.map((row) => ({ ...row, change: changeOf(row, changeBase) })) ?? [];
  const columns = useMemo(
    () => tickerColumns(changeBase, picking.isOn, setEdited),
    [changeBase, picking.isOn],
  );
  const codes = useMemo(() => group.items.map((item) => item.code), [group]);
  const sorting = useTickerSorting(group, codes, state);
  const pickedCodes = codes.filter((code) => picking.picked.has(code));

  return (
    <>
      <PageHeader
        title={titleOf('userTicker')}
        summary={
          <span className={codes.length === 0 ? undefined : styles.waiting}>
            <StorageNote />
          </span>
        }
        {...(codes.length === 0
          ? {}
          : { asOf: list.asOf, sentence: watchSentence(listed, changeBase, terms) })}
      />
      <WatchTabs />
      {tabs(
        <>
          <CoinAdding group={group} />
          <TickerTools
            display={display}
            columns={columns}
            state={state}
            groups={groups}
            group={group}
            isPicking={picking.isOn}
            onPicking={picking.turn}
          />
          {picking.isOn && (
            <BatchBar
              picked={pickedCodes.length}
              total={codes.length}
              targets={groups.map(({ name }) => name).filter((name) => name !== group.name)}
              onPickAll={(on) => picking.pickAll(on ? codes : [])}
              onMove={(to) => change({ type: 'moved', codes: pickedCodes, group: group.name, to })}
              onRemove={() => remove(pickedCodes, `${pickedCodes.length} 个币种`, group.name)}
            />
          )}
          <SortingContext value={sorting}>
            <PickingContext value={picking}>
              <TickerTable
                columns={columns}
                list={list}
                state={state}
                expectedRows={codes.length}
                onRemove={(unlisted) => remove(unlisted, `${unlisted.length} 个币种`, group.name)}
              />
            </PickingContext>
          </SortingContext>
          <HoldingsLine rows={list.rows} />
          {codes.length > 0 && list.rows && (
            <p className={styles.storage}>
              <StorageNote />
            </p>
          )}
        </>,
      )}
      {edited && (
        <EditedCoin
          row={edited}
          group={group}
          isHeld={held.has(edited.code)}
          onClose={() => setEdited(null)}
          onSave={(item) => change({ type: 'described', group: group.name, item })}
        />
      )}
    </>
  );
}
