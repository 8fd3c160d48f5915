import type { PageRow } from '../page.ts';

/** Tabs of home that have an address of their own. */
export const HOME_SUB_PAGES = [
  'own',
  'coin',
  'token',
  'defi-coin',
  'nft-coin',
  'futures-coin',
  'mineable',
  'unrecorded',
] as const;

/** Sub-pages that a coin list may have: the same table, seen another way. */
const LIST_VIEW = /^(rise|drop|volume|turnover)$/;
const COIN_CODE = /^[a-z0-9][a-z0-9._-]{0,79}$/i;

/** Home, coin lists and everything about one coin. */
export const coinPages = {
  home: { pattern: '/', title: '加密货币行情', layout: 'default' },
  homeSub: {
    pattern: '/:subPage',
    title: '加密货币行情',
    layout: 'default',
    where: { subPage: new RegExp(`^(${HOME_SUB_PAGES.join('|')})$`) },
  },
  coinList: { pattern: '/currencies', title: '全部货币', layout: 'default' },
  coinListSub: { pattern: '/currencies/subPage', title: '全部货币', layout: 'default' },
  coinListPage: {
    pattern: '/currencies/:listFile.html',
    title: '全部货币',
    layout: 'default',
    where: { listFile: /^list_\d{1,4}$/ },
  },
  coin: {
    pattern: '/currencies/:coinCode',
    title: '币种行情',
    layout: 'default',
    subject: 'coin',
    tab: '概况',
    where: { coinCode: COIN_CODE },
  },
  coinMarket: {
    pattern: '/coinmarket/:coinCode',
    title: '币种交易对',
    layout: 'default',
    subject: 'coin',
    tab: '交易对',
  },
  coinMarketHome: {
    pattern: '/coinmarket',
    title: '币种交易对',
    layout: 'default',
    subject: 'coin',
    tab: '交易对',
  },
  coinMarketSub: {
    pattern: '/coinmarket/:coinCode/:subPage',
    title: '币种交易对',
    layout: 'default',
    subject: 'coin',
    tab: '交易对',
    where: { subPage: /^(spot|futures|dex|otc)$/ },
  },
  coinInfoDetail: {
    pattern: '/infoDetail/:coinCode?',
    title: '币种持币地址',
    layout: 'default',
    subject: 'coin',
    tab: '持币地址',
  },
  coinLongShort: {
    pattern: '/currencies/:coinCode/longShort',
    title: '币种多空比',
    layout: 'default',
    subject: 'coin',
    tab: '多空比',
  },
  coinDynamic: {
    pattern: '/currencies/:coinCode/dynamic',
    title: '币种动态',
    layout: 'default',
    subject: 'coin',
    tab: '动态',
  },
  coinEvent: {
    pattern: '/coinevent/:coinCode?',
    title: '币种大事记',
    layout: 'default',
    subject: 'coin',
    tab: '大事记',
  },
  coinDetails: {
    pattern: '/coindetails/:coinCode?',
    title: '币种项目详情',
    layout: 'default',
    subject: 'coin',
    tab: '项目详情',
  },
  coinWallet: {
    pattern: '/coinwallet/:coinCode?',
    title: '币种钱包',
    layout: 'default',
    subject: 'coin',
    tab: '钱包',
  },
  assets: { pattern: '/assets', title: '代币（Token）', layout: 'default' },
  assetsSub: {
    pattern: '/assets/:subPage',
    title: '代币（Token）',
    layout: 'default',
    where: { subPage: LIST_VIEW },
  },
  mining: { pattern: '/mining', title: '可挖矿币种', layout: 'default' },
  miningSub: {
    pattern: '/mining/:subPage',
    title: '可挖矿币种',
    layout: 'default',
    where: { subPage: LIST_VIEW },
  },
  recorded: { pattern: '/recorded', title: '已收录未排名', layout: 'default' },
  recordedSub: {
    pattern: '/recorded/:subPage',
    title: '已收录未排名',
    layout: 'default',
    where: { subPage: LIST_VIEW },
  },
  noRecorded: { pattern: '/norecorded', title: '未收录高风险币种', layout: 'default' },
  noRecordedSub: {
    pattern: '/norecorded/:subPage',
    title: '未收录高风险币种',
    layout: 'default',
    where: { subPage: LIST_VIEW },
  },
  newCoins: { pattern: '/newcoins', title: '新币上市', layout: 'default' },
  coinSector: {
    pattern: '/sector/:id',
    title: '板块币种',
    layout: 'default',
    where: { id: /^[a-z0-9-]{1,40}$/ },
  },
  concept: { pattern: '/concept', title: '概念板块', layout: 'default' },
  conceptItem: { pattern: '/concept/:id', title: '概念板块详情', layout: 'default' },
  conceptFile: { pattern: '/concept/:name.html', title: '概念板块详情', layout: 'default' },
} as const satisfies Record<string, PageRow>;
