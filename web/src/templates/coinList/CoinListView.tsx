import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { ALL_TAB, type HomeTab } from '@coinmirror/shared/pages/homeTabs.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import { type ReactNode, Suspense, useMemo } from 'react';
import { type CoinColumns, coinColumns } from '#features/coins/coinColumns.tsx';
import { LiveUpdated } from '#features/coins/LiveUpdated.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { cx } from '#ui/classNames.ts';
import { DefinitionAnswer } from '#ui/definition/DefinitionAnswer.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import type { Sort } from '#ui/table/tableQuery.ts';
import type { FilterChipsProps } from '#ui/table/tools/FilterChips.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { CoinListTable } from './CoinListTable.tsx';
import styles from './CoinListView.module.css';
import { COIN_SLOTS } from './coinSlots.tsx';
import { pageHref, tabHref } from './tabHref.ts';
import { useCoinListRows } from './useCoinListRows.ts';
import { type PreservedParams, useListAddress, withSize } from './useListAddress.ts';

/** Most visitors filter nothing. */
const { Part: FilterChips } = lazyPart<FilterChipsProps<CoinRow>>(
  async () => (await import('#ui/table/tools/FilterChips.tsx')).FilterChips,
  MissingQuietly,
);
/** The first rows do not wait for it: its place is reserved. */
const { Part: CoinListTools } = lazyPart(async () => (await import('./CoinListTools.tsx')).CoinListTools);
/** Below a hundred rows: the first screen does not wait for it. */
const { Part: ListPages } = lazyPart(async () => (await import('./ListPages.tsx')).ListPages);

export interface CoinListViewProps {
  readonly tab: HomeTab;
  /** What today is like, in place of the list's summary; null while that is not known. */
  readonly sentence?: Sentence | null | undefined;
  /** The sentence of the shown rows, in place of one that is given. */
  readonly sentenceOf?: (rows: readonly CoinRow[], total: number | null, base: ChangeBase) => Sentence | null;
  /** The sentence stands in place of the page's heading. */
  readonly isDay?: boolean;
  /** 1-based, where the path contains it; else the address's own `page` counts. */
  readonly page?: number;
  /** The path of the first page, where the path contains the page number. */
  readonly firstPage?: string;
  /** At the right of the page's header. */
  readonly actions?: ReactNode;
  /** Between the page's header and the list. */
  readonly above?: ReactNode;
  /** Above the table; receives the parameters to keep in links to other lists. */
  readonly tabs?: (preserved: PreservedParams) => ReactNode;
  /** At the right of the table, below it on narrow screens. */
  readonly aside?: ReactNode;
  /** The ranking's columns unless the list has its own; their choice is then saved under `tableId`. */
  readonly columnsOf?: CoinColumns;
  readonly tableId?: string;
  /** The default sort. */
  readonly firstSort?: Sort | null;
  /** The address of another page of the list; by default a page of the tab. */
  readonly hrefOf?: (page: number, preserved: PreservedParams) => string;
}

/** A list of coins with its header, tools, table and pager. */
export function CoinListView(props: CoinListViewProps) {
  const {
    tab,
    sentence,
    sentenceOf,
    isDay,
    page,
    firstPage,
    actions,
    above,
    tabs,
    aside,
    columnsOf = coinColumns,
    tableId = 'coins',
    firstSort = null,
  } = props;
  const { hrefOf = (next: number, preserved: PreservedParams) => pageHref(tab, next, preserved) } = props;
  const display = useDisplayInAddress();
  const address = useListAddress(firstPage);
  const asked = useTableState(tableId, firstPage);
  const state = useMemo(() => ({ ...asked, sort: asked.sort ?? firstSort }), [asked, firstSort]);
  const { changeBase } = display;
  const { cappedOnly } = address;
  const shownPage = page ?? address.page;
  const columns = useMemo(() => columnsOf(COIN_SLOTS, changeBase), [columnsOf, changeBase]);
  const list = useCoinListRows({ tab, state, page: shownPage, size: address.size, cappedOnly, changeBase });

  return (
    <DefinitionAnswer value={list.result}>
      <PageHeader
        title={tab.title}
        summary={tab.summary}
        sentence={sentenceOf ? sentenceOf(list.rows ?? [], list.total, changeBase) : sentence}
        isDay={isDay}
        updated={<LiveUpdated asOf={list.asOf} />}
        actions={actions}
      />
      {above}
      <div className={aside ? styles.columns : undefined}>
        <div className={styles.main}>
          <div className={cx(styles.head, tabs && styles.bar)}>
            {tabs && <div className={styles.tabs}>{tabs(address.display)}</div>}
            <Suspense fallback={<span className={styles.tools} />}>
              <CoinListTools
                display={display}
                columns={columns}
                rows={list.rows}
                state={state}
                cappedOnly={cappedOnly}
                onCappedOnly={address.setCappedOnly}
                fileName={tab.title}
                asOf={list.asOf}
                beside={tabs !== undefined}
              />
            </Suspense>
          </div>
          {Object.keys(state.filters).length > 0 && (
            <Suspense fallback={null}>
              <FilterChips columns={columns} filters={state.filters} onChange={state.setFilters} />
            </Suspense>
          )}
          <CoinListTable
            label={tab.title}
            columns={columns}
            list={list}
            state={state}
            expectedRows={address.size}
            onClear={address.clear}
            allHref={tabHref(ALL_TAB, address.display)}
          />
          <Suspense fallback={<div className={styles.pages} />}>
            <ListPages
              page={shownPage}
              size={address.size}
              list={list}
              hrefOf={(next, size) => hrefOf(next, withSize(address.preserved, size))}
            />
          </Suspense>
        </div>
        {aside && (
          <aside className={styles.aside} aria-label="榜单">
            {aside}
          </aside>
        )}
      </div>
    </DefinitionAnswer>
  );
}
