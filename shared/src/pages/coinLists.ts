import type { PageRow } from './page.ts';

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
    nav: '代币 Token',
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
    nav: '未收录高风险',
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
