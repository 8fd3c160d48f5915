import { exchangeBoardGradeGuide } from '../../content/documents/compiled/exchangeBoardGradeGuide.ts';
import { nftMarketBoard } from '../../rankings/dapps.ts';
import type { exchangeBoardPages } from '../exchangeBoards.ts';
import { exchangeTabs } from '../exchangeTabs.ts';
import { boardPage } from './parts/boards.ts';
import { documentPage } from './parts/document.ts';
import { exchangeBoardPage } from './parts/exchangeBoards.ts';
import { noticeCalls, noticeListCall, noticeWords } from './parts/notices.ts';
import { articleBlocks, noticesBlocks } from './parts/reading.ts';
import type { Served } from './served.ts';

/** What the server alone knows of them. */
export const exchangeBoardServed = {
  exchangeList: exchangeBoardPage('exchangeList'),
  exchangeBoardDex: exchangeBoardPage('exchangeBoardDex'),
  exchangeBoardDynamic: { description: '各交易所的最新动态汇总。' },
  exchangeBoardExRank: exchangeBoardPage('exchangeBoardExRank'),
  exchangeBoardFutures: exchangeBoardPage('exchangeBoardFutures'),
  exchangeBoardGradeGuide: documentPage(exchangeBoardGradeGuide),
  exchangeBoardHot: exchangeBoardPage('exchangeBoardHot'),
  exchangeIndex2: { ...exchangeBoardPage('exchangeList'), sameAs: 'exchangeList' },
  exchangeBoardNft: boardPage({ board: nftMarketBoard, tabs: exchangeTabs }),
  exchangeBoardNotice: { calls: (_params, asked) => [noticeListCall(asked)], prerender: noticesBlocks },
  exchangeBoardNoticeItem: {
    description: '交易所公告正文与相关币种。',
    ignoresQuery: true,
    calls: noticeCalls,
    words: noticeWords,
    prerender: articleBlocks,
  },
  exchangeBoardOptions: { description: '期权交易所的持仓、成交、看跌看涨比与最大痛点。' },
  exchangeBoardOtc: exchangeBoardPage('exchangeBoardOtc', [{ name: 'otcHistory', params: {} }]),
} satisfies Record<keyof typeof exchangeBoardPages, Served>;
