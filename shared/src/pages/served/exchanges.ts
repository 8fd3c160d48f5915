import { exchangePages } from '../exchanges.ts';
import { exchangeTab, marketCalls } from './parts/exchange.ts';
import type { Served } from './served.ts';

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
  exchangeMarket: exchangeTab(exchangePages.exchangeMarket, marketCalls),
  exchangeMember: { description: '交易所团队成员。' },
  exchangeMining: { description: '交易所的理财与交易挖矿产品。' },
  exchangeNewCoin: { description: '交易所上新记录与上线后的涨跌。' },
  exchangeNews: { description: '交易所公告，按上新、下架、活动、维护与充提分类。' },
  exchangeWallet: { description: '交易所钱包地址、余额与净流入。' },
} satisfies Record<keyof typeof exchangePages, Served>;
