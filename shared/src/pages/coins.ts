import type { PageRow } from './page.ts';
import { coinOverview, coinTab } from './serve/coin.ts';
import type { Served } from './served.ts';

/** Everything about one coin. */
export const coinPages = {
  coin: {
    pattern: '/currencies/:coinCode',
    title: '币种行情',
    subject: 'coin',
    tab: '概况',
    layout: 'default',
    where: { coinCode: /^[a-z0-9][a-z0-9._-]{0,79}$/i },
  },
  coinDynamic: {
    pattern: '/currencies/:coinCode/dynamic',
    title: '币种动态',
    summary: '快讯、公告、链上变动与大事，附发生时的价格与至今涨跌。',
    subject: 'coin',
    tab: '动态',
    layout: 'default',
  },
  coinLongShort: {
    pattern: '/currencies/:coinCode/longShort',
    title: '多空比',
    summary: '各平台永续合约的多空人数比、大户账户比、大户持仓比与主动买卖比。',
    subject: 'coin',
    tab: '多空比',
    layout: 'default',
  },
  coinMarket: {
    pattern: '/coinmarket/:coinCode',
    title: '币种交易对',
    summary: '各交易平台的价格、成交与占比，异常的价格与成交量有标记。',
    subject: 'coin',
    tab: '交易对',
    layout: 'default',
  },
  coinMarketHome: { pattern: '/coinmarket', title: '币种交易对', view: 'coinMarket', layout: 'default' },
  coinMarketSub: {
    pattern: '/coinmarket/:coinCode/:subPage',
    title: '币种交易对',
    view: 'coinMarket',
    subject: 'coin',
    layout: 'default',
    where: { subPage: /^(spot|futures|dex|otc)$/ },
  },
  coinDetails: {
    pattern: '/coindetails/:coinCode?',
    title: '项目详情',
    summary: '项目介绍、发展历程、初始分配、团队与投资机构。',
    subject: 'coin',
    tab: '项目详情',
    layout: 'default',
  },
  coinEvent: {
    pattern: '/coinevent/:coinCode?',
    title: '币种大事记',
    summary: '从诞生至今的大事，标在价格走势上，附当日收盘价与至今涨跌。',
    subject: 'coin',
    tab: '大事记',
    layout: 'default',
  },
  coinWallet: {
    pattern: '/coinwallet/:coinCode?',
    title: '支持的钱包',
    summary: '可以存放这个币种的钱包、类型、平台与评分。',
    subject: 'coin',
    tab: '钱包',
    layout: 'default',
  },
  coinInfoDetail: {
    pattern: '/infoDetail/:coinCode?',
    title: '持币地址',
    summary: '持币地址数、大户集中度、前百地址与大额流动，可排除交易所、合约与销毁地址。',
    subject: 'coin',
    tab: '持币地址',
    layout: 'default',
  },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const coinServed = {
  coin: coinOverview('查看币种的实时价格、走势图、市值、成交额、换手率、持币地址、交易对与项目介绍。'),
  coinDynamic: coinTab(coinPages.coinDynamic),
  coinLongShort: coinTab(coinPages.coinLongShort),
  coinMarket: coinTab(coinPages.coinMarket),
  coinMarketHome: { description: '选择币种，查看它在各交易平台的交易对。' },
  coinMarketSub: coinTab(coinPages.coinMarket, '按现货、合约、DEX 与场外分类的币种交易对。'),
  coinDetails: coinTab(coinPages.coinDetails),
  coinEvent: coinTab(coinPages.coinEvent),
  coinWallet: coinTab(coinPages.coinWallet),
  coinInfoDetail: coinTab(coinPages.coinInfoDetail),
} satisfies Record<keyof typeof coinPages, Served>;
