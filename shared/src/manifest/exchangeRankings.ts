import type { PageRow } from './page.ts';

/** Lists of exchanges, and their notices. */
export const exchangeRankingPages = {
  exchangeList: { pattern: '/exchange', title: '交易所排行' },
  exchangeRankingDex: { pattern: '/exchange/dex', title: '去中心化交易所', nav: 'DEX', view: 'exchangeList' },
  exchangesDynamic: { pattern: '/exchange/dynamic', title: '交易所动态' },
  exchangeRanking: {
    pattern: '/exchange/exrank.html',
    title: '交易所评级榜',
    nav: '交易所评级',
    view: 'exchangeList',
  },
  exchangeRankingFutures: { pattern: '/exchange/futures', title: '合约交易所', view: 'exchangeList' },
  exchangeGradeGuide: { pattern: '/exchange/gradeguide', title: '评级说明', layout: 'exchangeGuide' },
  exchangeRankingHot: { pattern: '/exchange/hot', title: '热门交易所', view: 'exchangeList' },
  exchangeIndex2: {
    pattern: '/exchange/index2',
    title: '交易所排行',
    view: 'exchangeList',
  },
  exchangeRankingNft: { pattern: '/exchange/nft', title: 'NFT 市场' },
  exchangesNotice: {
    pattern: '/exchange/notice',
    title: '交易所公告',
  },
  exchangesNoticeItem: {
    pattern: '/exchange/notice/:id',
    title: '交易所公告',
    view: 'noticeItem',
  },
  exchangeRankingOptions: { pattern: '/exchange/options', title: '期权交易所' },
  exchangeRankingOtc: { pattern: '/exchange/otc', title: '场外交易', view: 'exchangeList' },
} as const satisfies Record<string, PageRow>;
