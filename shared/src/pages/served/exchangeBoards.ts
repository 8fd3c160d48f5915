import type { exchangeBoardPages } from '../exchangeBoards.ts';
import { noticeCalls, noticeListCall, noticeWords } from './parts/notices.ts';
import { articleBlocks, noticesBlocks } from './parts/reading.ts';
import type { Served } from './served.ts';

/** What the server alone knows of them. */
export const exchangeBoardServed = {
  exchangeList: { description: '加密货币交易所按综合评级、成交额、资产储备与人气排行。' },
  exchangeBoardDex: { description: '去中心化交易所的成交额、锁仓量、交易对与市场份额。' },
  exchangeBoardDynamic: { description: '各交易所的最新动态汇总。' },
  exchangeBoardExRank: { description: '交易所评级榜，分项得分与名次变化的原因。' },
  exchangeBoardFutures: { description: '期货交易所的合约成交额、持仓量、资金费率与爆仓。' },
  exchangeBoardGradeGuide: { description: '交易所评级的指标、权重、数据来源与申诉方式。' },
  exchangeBoardHot: { description: '最受关注的交易所与人气变化。' },
  exchangeIndex2: { description: '加密货币交易所排行的紧凑视图。', sameAs: 'exchangeList' },
  exchangeBoardNft: { description: 'NFT 市场的成交额、用户数与份额。' },
  exchangeBoardNotice: { calls: (_params, asked) => [noticeListCall(asked)], prerender: noticesBlocks },
  exchangeBoardNoticeItem: {
    description: '交易所公告正文与相关币种。',
    ignoresQuery: true,
    calls: noticeCalls,
    words: noticeWords,
    prerender: articleBlocks,
  },
  exchangeBoardOptions: { description: '期权交易所的持仓、成交、看跌看涨比与最大痛点。' },
  exchangeBoardOtc: { description: '场外交易的买卖价、溢价、支付方式与限额。' },
} satisfies Record<keyof typeof exchangeBoardPages, Served>;
