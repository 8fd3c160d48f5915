import type { coinPages } from '@coinmirror/shared/manifest/coins.ts';
import type { Served } from '../served.ts';
import { coinOverview, coinTab } from './coinBlocks.ts';
import { holderRows, longShortRows, marketRows, walletRows } from './coinTabs.ts';

/** What the server alone knows of them. */
export const coinServed = {
  coin: coinOverview('查看币种的实时价格、走势图、市值、成交额、换手率、持币地址、交易对与项目介绍。'),
  coinFeed: {
    ...coinTab('coinFeed'),
    feed: ({ coinCode = '' }) => ({ kind: 'coin', code: coinCode }),
  },
  coinLongShort: coinTab('coinLongShort', { rows: longShortRows }),
  coinMarket: coinTab('coinMarket', { rows: marketRows }),
  coinMarketHome: { description: '选择币种，查看它在各交易平台的交易对。' },
  coinMarketSub: coinTab('coinMarket', {
    description: '按现货、合约、DEX 与场外分类的币种交易对。',
    rows: marketRows,
  }),
  coinProject: coinTab('coinProject'),
  coinEvent: coinTab('coinEvent'),
  coinWallet: coinTab('coinWallet', { rows: walletRows }),
  coinHolders: coinTab('coinHolders', { rows: holderRows }),
} satisfies Record<keyof typeof coinPages, Served>;
