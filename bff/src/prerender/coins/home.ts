import type { homePages } from '@coinmirror/shared/manifest/home.ts';
import { homeTab } from '@coinmirror/shared/pages/homeTabs.ts';
import type { PageCall, Served } from '../served.ts';
import { coinListCalls } from './coinListBlocks.ts';
import { homeBlocks } from './coinTables.ts';

/** What home says of the day beside its list. */
const TODAY: readonly PageCall[] = [
  { name: 'marketToday', params: {} },
  { name: 'fearGreed', params: {} },
  { name: 'voteStats', params: {} },
];

/** What the server alone knows of them. */
export const homeServed = {
  home: {
    description:
      '数百种加密货币的实时价格、涨跌幅、流通市值、成交额与换手率排行，涨跌口径可切换，数据标明时间。',
    calls: (_params, asked) => [...coinListCalls({}, asked), ...TODAY],
    prerender: homeBlocks,
  },
  homeSub: {
    description: '按自选、货币、代币、DeFi、NFT、合约、可挖等分类查看加密货币行情排行。',
    calls: ({ subPage }, asked) => {
      // The visitor's own list is not known to the server.
      const coins = homeTab(subPage)?.coins;
      return typeof coins === 'object' ? [...coinListCalls(coins, asked), ...TODAY] : TODAY;
    },
    words: ({ params }) => {
      const tab = homeTab(params['subPage']);
      return tab === undefined ? null : { title: tab.title };
    },
    prerender: homeBlocks,
  },
} satisfies Record<keyof typeof homePages, Served>;
