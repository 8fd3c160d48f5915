import { COIN_LIST_TYPE } from '../contract/coins.ts';
import { CALL_ARGS } from './callArgs.ts';
import type { PageRow } from './page.ts';
import { coinListCalls, coinsOf } from './serve/coinLists.ts';
import { coinsBlocks, newCoinsBlocks } from './serve/coinTables.ts';
import type { Served } from './served.ts';

/** Sub-pages that a coin list may have: the same table, seen another way. */
const LIST_VIEW = /^(rise|drop|volume|turnover)$/;

/** Lists of coins. */
export const coinListPages = {
  coinList: {
    pattern: '/currencies',
    title: '全部货币',
    summary: '已收录的全部币种，按流通市值排名，可分页查看。',
    layout: 'default',
  },
  coinListSub: { pattern: '/currencies/subPage', title: '全部货币', view: 'coinList', layout: 'default' },
  coinListPage: {
    pattern: '/currencies/:listFile.html',
    title: '全部货币',
    view: 'coinList',
    layout: 'default',
    where: { listFile: /^list_\d{1,4}$/ },
  },
  assets: {
    pattern: '/assets',
    title: '代币（Token）',
    summary: '发行在其他公链上的币种：价格、所属公链、合约地址与持币地址数。',
    layout: 'default',
  },
  assetsSub: {
    pattern: '/assets/:subPage',
    title: '代币（Token）',
    view: 'assets',
    layout: 'default',
    where: { subPage: LIST_VIEW },
  },
  mining: {
    pattern: '/mining',
    title: '可挖矿币种',
    summary: '可以挖矿的币种：算法、共识、出块速度、区块奖励与下次减半。',
    layout: 'default',
  },
  miningSub: {
    pattern: '/mining/:subPage',
    title: '可挖矿币种',
    view: 'mining',
    layout: 'default',
    where: { subPage: LIST_VIEW },
  },
  recorded: {
    pattern: '/recorded',
    title: '已收录未排名',
    summary: '已经收录、但流通数量尚未核实的币种，因此没有市值，也不参与排名。',
    layout: 'default',
  },
  recordedSub: {
    pattern: '/recorded/:subPage',
    title: '已收录未排名',
    view: 'recorded',
    layout: 'default',
    where: { subPage: LIST_VIEW },
  },
  noRecorded: {
    pattern: '/norecorded',
    title: '未收录高风险币种',
    summary: '在交易平台上出现、但没有通过收录审核的币种，数据未经核实。',
    layout: 'default',
  },
  noRecordedSub: {
    pattern: '/norecorded/:subPage',
    title: '未收录高风险币种',
    view: 'noRecorded',
    layout: 'default',
    where: { subPage: LIST_VIEW },
  },
  newCoins: {
    pattern: '/newcoins',
    title: '新币上市',
    summary: '最近上线的币种：首发交易所、首发价与至今涨幅。新币波动大、流动性低，请注意风险。',
    layout: 'default',
  },
  activeTransaction: { pattern: '/activetransaction', title: '活跃交易', layout: 'default' },
  ath: { pattern: '/ath', title: '历史最高', layout: 'default' },
  hotSearch: { pattern: '/hotsearch', title: '热搜', layout: 'default' },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const coinListServed = {
  coinList: {
    description: '全部加密货币按流通市值排列，分页查看价格、涨幅、成交额、流通数量与七日走势。',
    isDataset: true,
    calls: coinsOf({}),
    prerender: coinsBlocks,
  },
  coinListSub: {
    description: '全部加密货币的行情列表，可排序、筛选、自定义列并导出表格。',
    isDataset: true,
    sameAs: 'coinList',
  },
  coinListPage: {
    description: '加密货币行情列表分页，查看价格、涨幅、市值与成交额。',
    isDataset: true,
    calls: ({ listFile }, asked) =>
      coinListCalls({}, (name) => (name === 'page' ? String(listNumber(listFile)) : asked(name))),
    words: ({ params }) => {
      const page = listNumber(params['listFile']);
      return {
        title: `全部货币 第 ${page} 页`,
        description: `全部加密货币按流通市值排名，第 ${page} 页：价格、涨跌幅、成交额、换手率。`,
      };
    },
    prerender: coinsBlocks,
    isMissing: (_page, answers) => answers.entity('coinRank')?.rows.length === 0,
  },
  assets: { calls: coinsOf({ type: COIN_LIST_TYPE.tokens }), prerender: coinsBlocks },
  assetsSub: { description: '代币行情的分类视图。' },
  mining: { calls: coinsOf({ type: COIN_LIST_TYPE.mineable }), prerender: coinsBlocks },
  miningSub: { description: '可挖矿币种的分类视图。' },
  recorded: { calls: coinsOf({ type: COIN_LIST_TYPE.unranked }), prerender: coinsBlocks },
  recordedSub: { description: '已收录未排名币种的分类视图。' },
  noRecorded: { calls: coinsOf({ type: COIN_LIST_TYPE.unrecorded }), prerender: coinsBlocks },
  noRecordedSub: { description: '未收录高风险币种的分类视图。' },
  newCoins: { calls: () => [{ name: 'newCoins', params: CALL_ARGS.newCoins }], prerender: newCoinsBlocks },
  activeTransaction: { description: '放量、突破与大单异动。' },
  ath: { description: '各币种历史最高价、距最高跌幅与回本所需涨幅。' },
  hotSearch: { description: '热搜币种。' },
} satisfies Record<keyof typeof coinListPages, Served>;

/** `list_7` → 7. */
function listNumber(listFile = ''): number {
  return Number(listFile.replace('list_', ''));
}
