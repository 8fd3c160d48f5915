import type { PageRow } from './page.ts';
import type { Served } from './served.ts';

/** Everything about one exchange. */
export const exchangePages = {
  exchange: {
    pattern: '/exchange/:id',
    title: '交易所',
    subject: 'exchange',
    tab: '概况',
    layout: 'exchange',
  },
  exchangeAssetsDisclosure: {
    pattern: '/exchange/:id/assets_disclosure',
    title: '资产披露',
    subject: 'exchange',
    tab: '资产披露',
    layout: 'exchange',
  },
  exchangeDetails: {
    pattern: '/exchange/:id/details.html',
    title: '平台详情',
    subject: 'exchange',
    tab: '平台详情',
    layout: 'exchange',
  },
  exchangeDynamic: {
    pattern: '/exchange/:id/dynamic',
    title: '平台动态',
    subject: 'exchange',
    tab: '动态',
    layout: 'exchange',
  },
  exchangeDynamicArticle: { pattern: '/exchange/:id/dynamic/:artid', title: '平台动态', layout: 'exchange' },
  exchangeIeo: {
    pattern: '/exchange/:id/ieo',
    title: '平台 IEO',
    subject: 'exchange',
    tab: 'IEO',
    layout: 'exchange',
  },
  exchangeInvestor: {
    pattern: '/exchange/:id/investor',
    title: '投资机构',
    subject: 'exchange',
    tab: '投资机构',
    layout: 'exchange',
  },
  exchangeMarket: {
    pattern: '/exchange/:id/market.html',
    title: '平台交易对',
    subject: 'exchange',
    tab: '交易对',
    layout: 'exchange',
  },
  exchangeMember: {
    pattern: '/exchange/:id/member',
    title: '团队成员',
    subject: 'exchange',
    tab: '团队成员',
    layout: 'exchange',
  },
  exchangeMining: {
    pattern: '/exchange/:id/mining',
    title: '平台理财',
    subject: 'exchange',
    tab: '理财',
    layout: 'exchange',
  },
  exchangeNewCoin: {
    pattern: '/exchange/:id/newcoin',
    title: '上新记录',
    subject: 'exchange',
    tab: '上新',
    layout: 'exchange',
  },
  exchangeNews: {
    pattern: '/exchange/:id/news',
    title: '平台公告',
    subject: 'exchange',
    tab: '公告',
    layout: 'exchange',
  },
  exchangeWallet: {
    pattern: '/exchange/:id/wallet.html',
    title: '平台资产',
    subject: 'exchange',
    tab: '平台钱包',
    layout: 'exchange',
  },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const exchangeServed = {
  exchange: {
    description: '交易所的评级、成交额、资产储备、交易对、公告与风险提示。',
    listed: {
      part: 'exchanges',
      call: { name: 'coinDirectory', params: {} },
      params: (answers) =>
        (answers.entity('coinDirectory') ?? []).flatMap(({ kind, code }) =>
          kind === 'exchange' ? [{ id: code }] : [],
        ),
    },
  },
  exchangeAssetsDisclosure: { description: '交易所储备金证明：储备率、快照时间、审计方与本地默克尔验证。' },
  exchangeDetails: { description: '交易所介绍、牌照、费率、支持法币与大事记。' },
  exchangeDynamic: { description: '交易所的动态文章。' },
  exchangeDynamicArticle: { description: '交易所动态正文。' },
  exchangeIeo: { description: '交易所历次 IEO 的发行价、现价与回报。' },
  exchangeInvestor: { description: '交易所的投资机构。' },
  exchangeMarket: { description: '交易所的现货与合约交易对，价格、成交额与占比。' },
  exchangeMember: { description: '交易所团队成员。' },
  exchangeMining: { description: '交易所的理财与交易挖矿产品。' },
  exchangeNewCoin: { description: '交易所上新记录与上线后的涨跌。' },
  exchangeNews: { description: '交易所公告，按上新、下架、活动、维护与充提分类。' },
  exchangeWallet: { description: '交易所钱包地址、余额与净流入。' },
} satisfies Record<keyof typeof exchangePages, Served>;
