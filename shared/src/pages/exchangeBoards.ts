import type { PageRow } from './page.ts';

/** Lists of exchanges, and what exchanges announce. */
export const exchangeBoardPages = {
  exchangeList: { pattern: '/exchange', title: '交易所排行', layout: 'default' },
  exchangeBoardDex: { pattern: '/exchange/dex', title: '去中心化交易所', nav: 'DEX', layout: 'default' },
  exchangeBoardDynamic: { pattern: '/exchange/dynamic', title: '交易所动态', layout: 'default' },
  exchangeBoardExRank: {
    pattern: '/exchange/exrank.html',
    title: '交易所评级榜',
    nav: '交易所评级',
    layout: 'default',
  },
  exchangeBoardFutures: { pattern: '/exchange/futures', title: '期货交易所', layout: 'default' },
  exchangeBoardGradeGuide: { pattern: '/exchange/gradeguide', title: '评级说明', layout: 'exchangeGuide' },
  exchangeBoardHot: { pattern: '/exchange/hot', title: '热门交易所', layout: 'default' },
  exchangeIndex2: {
    pattern: '/exchange/index2',
    title: '交易所排行',
    view: 'exchangeList',
    layout: 'default',
  },
  exchangeBoardNft: { pattern: '/exchange/nft', title: 'NFT 市场', layout: 'default' },
  exchangeBoardNotice: {
    pattern: '/exchange/notice',
    title: '交易所公告',
    summary: '交易所的上新、下架、活动、维护与充提公告，可多选平台，打开过的会变浅。',
    layout: 'default',
  },
  exchangeBoardNoticeItem: {
    pattern: '/exchange/notice/:id',
    title: '交易所公告',
    view: 'noticeItem',
    layout: 'default',
  },
  exchangeBoardOptions: { pattern: '/exchange/options', title: '期权交易所', layout: 'default' },
  exchangeBoardOtc: { pattern: '/exchange/otc', title: '场外交易', layout: 'default' },
} as const satisfies Record<string, PageRow>;
