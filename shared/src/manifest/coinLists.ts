import type { PageRow } from './page.ts';

/** Sub-pages of a coin list: the same table, sorted differently. */
const LIST_VIEW = /^(rise|drop|volume|turnover)$/;

/** Title of a further page of all coins. */
export function listPageTitle(page: number): string {
  return `全部货币 第 ${page} 页`;
}

export const coinListPages = {
  coinList: {
    pattern: '/currencies',
    title: '全部货币',
  },
  coinListSub: { pattern: '/currencies/subPage', title: '全部货币', view: 'coinList' },
  coinListPage: {
    pattern: '/currencies/:listFile.html',
    title: '全部货币',
    view: 'coinList',
    where: { listFile: /^list_\d{1,4}$/ },
  },
  assets: {
    pattern: '/assets',
    title: '代币（Token）',
    nav: '代币 Token',
  },
  assetsSub: {
    pattern: '/assets/:subPage',
    title: '代币（Token）',
    view: 'assets',
    where: { subPage: LIST_VIEW },
  },
  mining: {
    pattern: '/mining',
    title: '可挖矿币种',
  },
  miningSub: {
    pattern: '/mining/:subPage',
    title: '可挖矿币种',
    view: 'mining',
    where: { subPage: LIST_VIEW },
  },
  recorded: {
    pattern: '/recorded',
    title: '已收录未排名',
  },
  recordedSub: {
    pattern: '/recorded/:subPage',
    title: '已收录未排名',
    view: 'recorded',
    where: { subPage: LIST_VIEW },
  },
  noRecorded: {
    pattern: '/norecorded',
    title: '未收录高风险币种',
    nav: '未收录高风险',
  },
  noRecordedSub: {
    pattern: '/norecorded/:subPage',
    title: '未收录高风险币种',
    view: 'noRecorded',
    where: { subPage: LIST_VIEW },
  },
  newCoins: {
    pattern: '/newcoins',
    title: '新币上市',
  },
  activeTransaction: {
    pattern: '/activetransaction',
    title: '活跃交易',
  },
  ath: { pattern: '/ath', title: '历史最高' },
  hotSearch: {
    pattern: '/hotsearch',
    title: '热搜',
  },
} as const satisfies Record<string, PageRow>;
