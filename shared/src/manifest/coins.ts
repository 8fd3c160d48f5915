import type { PageRow } from './page.ts';

/** Pages about one coin. */
export const coinPages = {
  coin: {
    pattern: '/currencies/:coinCode',
    title: '币种行情',
    live: true,
    subject: 'coin',
    tab: '概况',
    where: { coinCode: /^[a-z0-9][a-z0-9._-]{0,79}$/i },
  },
  coinMarket: {
    pattern: '/coinmarket/:coinCode',
    title: '币种交易对',
    subject: 'coin',
    tab: '交易对',
  },
  coinMarketHome: {
    pattern: '/coinmarket',
    title: '币种交易对',
    subject: 'coin',
    tab: '交易对',
    view: 'coinMarket',
  },
  coinMarketSub: {
    pattern: '/coinmarket/:coinCode/:subPage',
    title: '币种交易对',
    subject: 'coin',
    tab: '交易对',
    view: 'coinMarket',
    where: { subPage: /^(spot|futures|dex|otc)$/ },
  },
  coinHolders: {
    pattern: '/infoDetail/:coinCode?',
    title: '币种持币地址',
    subject: 'coin',
    tab: '持币地址',
  },
  coinLongShort: {
    pattern: '/currencies/:coinCode/longShort',
    title: '币种多空比',
    subject: 'coin',
    tab: '多空比',
  },
  coinFeed: {
    pattern: '/currencies/:coinCode/dynamic',
    title: '币种动态',
    subject: 'coin',
    tab: '动态',
  },
  coinEvent: {
    pattern: '/coinevent/:coinCode?',
    title: '币种大事记',
    subject: 'coin',
    tab: '大事记',
  },
  coinProject: {
    pattern: '/coindetails/:coinCode?',
    title: '币种项目详情',
    subject: 'coin',
    tab: '项目详情',
  },
  coinWallet: {
    pattern: '/coinwallet/:coinCode?',
    title: '币种钱包',
    subject: 'coin',
    tab: '钱包',
  },
} as const satisfies Record<string, PageRow>;
