import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';
import type { HomeTab } from '@coinmirror/shared/pages/homeTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { CoinColumns } from '#features/coins/coinColumns.tsx';
import { miningColumns } from '#features/coins/lists/miningColumns.ts';
import { tokenColumns } from '#features/coins/lists/tokenColumns.tsx';
import { unrankedColumns } from '#features/coins/lists/unrankedColumns.ts';
import { unrecordedColumns } from '#features/coins/lists/unrecordedColumns.tsx';
import type { Sort } from '#ui/table/tableQuery.ts';

type ListName = 'assets' | 'mining' | 'recorded' | 'noRecorded';

/** A coin list other than the ranking: its coins, its columns, and whether it warns. */
export interface CoinList {
  readonly name: ListName;
  readonly tab: HomeTab;
  readonly columns: CoinColumns;
  readonly warns: boolean;
  /** Can be filtered by public chain. */
  readonly byChain?: boolean;
}

const { tokens, mineable, unranked, unrecorded } = COIN_LIST_TYPE;

export const COIN_LISTS: Readonly<Record<ListName, CoinList>> = {
  assets: {
    name: 'assets',
    columns: tokenColumns,
    warns: false,
    byChain: true,
    tab: {
      key: 'assets',
      label: '代币',
      title: pages.assets.title,
      summary: summaryOf('assets'),
      coins: { type: tokens },
    },
  },
  mining: {
    name: 'mining',
    columns: miningColumns,
    warns: false,
    tab: {
      key: 'mining',
      label: '可挖矿',
      title: pages.mining.title,
      summary: summaryOf('mining'),
      coins: { type: mineable },
    },
  },
  recorded: {
    name: 'recorded',
    columns: unrankedColumns,
    warns: false,
    tab: {
      key: 'recorded',
      label: '已收录未排名',
      title: pages.recorded.title,
      summary: summaryOf('recorded'),
      coins: { type: unranked },
    },
  },
  noRecorded: {
    name: 'noRecorded',
    columns: unrecordedColumns,
    warns: true,
    tab: {
      key: 'norecorded',
      label: '未收录',
      title: pages.noRecorded.title,
      summary: summaryOf('noRecorded'),
      coins: { type: unrecorded },
    },
  },
};

/** The views of a list with an address: the same rows, sorted accordingly. */
const LIST_VIEWS = [
  { key: '', label: '默认', sort: null },
  { key: 'rise', label: '涨幅', sort: { id: 'change', order: 'desc' } },
  { key: 'drop', label: '跌幅', sort: { id: 'change', order: 'asc' } },
  { key: 'volume', label: '成交额', sort: { id: 'volume24h', order: 'desc' } },
  { key: 'turnover', label: '换手率', sort: { id: 'turnoverRate', order: 'desc' } },
] as const satisfies readonly { key: string; label: string; sort: Sort | null }[];

/** The views available for a list: turnover needs a market value. */
export function viewsOf(list: CoinList) {
  const hasValue = list.name === 'assets' || list.name === 'mining';
  return LIST_VIEWS.filter((view) => hasValue || view.key !== 'turnover');
}

const SUB_ROUTES = {
  assets: 'assetsSub',
  mining: 'miningSub',
  recorded: 'recordedSub',
  noRecorded: 'noRecordedSub',
} as const;

/** The address of a list, one of its views, or one of their pages. */
export function listHref(list: CoinList, view: string, search: Readonly<Record<string, string>>): string {
  return view === ''
    ? hrefTo(list.name, {}, search)
    : hrefTo(SUB_ROUTES[list.name], { subPage: view }, search);
}
