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
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { CoinAdding } from './CoinAdding.tsx';
import { EditedCoin } from './EditedCoin.tsx';
import { HoldingsLine } from './HoldingsLine.tsx';
import { PickingContext } from './PickCell.tsx';
import { StorageNote } from './StorageNote.tsx';
import { TickerTable } from './TickerTable.tsx';
import { TickerTools } from './TickerTools.tsx';
import { TradedCoin } from './TradedCoin.tsx';
import { tickerColumns } from './tickerColumns.tsx';
import styles from './UserTickerPage.module.css';
import { useGroupWorth } from './useGroupWorth.ts';
import { useHeldCoins } from './useHeldCoins.ts';
import { usePicking } from './usePicking.ts';
import { type TickerRow, useTickerRows } from './useTickerRows.ts';
import { useTickerSorting } from './useTickerSorting.ts';

interface TickerListProps {
  readonly groups: WatchGroups;
  readonly group: WatchGroup;
  /** Renders the tabs around the list; `worthOf` says what is held of a group. */
  readonly tabs: (list: ReactNode, worthOf: (name: string) => string) => ReactNode;
}

/** One group: header, tools, positions and table. */
export function TickerList({ groups, group, tabs }: TickerListProps) {
  const display = useDisplayInAddress();
  const state = useTableState('userTicker');
  const terms = useDisplay();
  const { held, ledger, directory } = useHeldCoins();
  const list = useTickerRows(group, held);
  const worthOf = useGroupWorth(groups, held, { name: group.name, rows: list.rows });
  const { change, remove } = useWatchActions('coin');
  const picking = usePicking(group);
  const [edited, setEdited] = useState<TickerRow | null>(null);
  const [traded, setTraded] = useState<string | null>(null);
  const { changeBase } = display;
  const listed = list.rows?.map((row) => ({ ...row, change: changeOf(row, changeBase) })) ?? [];
  const isHolding = group.items.some(({ code }) => held.has(code));
  const columns = useMemo(
    () => tickerColumns(changeBase, { isPicking: picking.isOn, isHolding }, setEdited),
    [changeBase, picking.isOn, isHolding],
  );
  const codes = useMemo(() => group.items.map((item) => item.code), [group]);
  const sorting = useTickerSorting(group, codes, state);
  const isPhone = useMediaQuery(PHONE);
  const holdings = <HoldingsLine rows={list.rows} changeBase={changeBase} />;
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
          {!isPhone && holdings}
          <CoinAdding group={group} />
          <TickerTools
            display={display}
            columns={columns}
            state={state}
            groups={groups}
            group={group}
            held={held}
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
          {/* A phone has the sum in its tab and in the sentence: the rows come first. */}
          {isPhone && holdings}
          {codes.length > 0 && list.rows && (
            <p className={styles.storage}>
              <StorageNote />
            </p>
          )}
        </>,
        worthOf,
      )}
      {edited && (
        <EditedCoin
          row={edited}
          group={group}
          held={held.get(edited.code)}
          onClose={() => setEdited(null)}
          onSave={(item) => change({ type: 'described', group: group.name, item })}
          onTrade={() => {
            setTraded(edited.code);
            setEdited(null);
          }}
        />
      )}
      {traded !== null && (
        <TradedCoin code={traded} ledger={ledger} directory={directory} onClose={() => setTraded(null)} />
      )}
    </>
  );
}
