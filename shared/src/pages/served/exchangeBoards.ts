import { optionFacts, optionVenueColumns } from '../../columns/options.ts';
import { exchangeBoardGradeGuide } from '../../content/documents/compiled/exchangeBoardGradeGuide.ts';
import { optionReading } from '../../indicators/readings/options.ts';
import type { exchangeBoardPages } from '../../manifest/exchangeBoards.ts';
import { nftMarketBoard } from '../../rankings/dapps.ts';
import { exchangeTabs } from '../exchangeTabs.ts';
import { NEWS_ARGS } from '../newsTabs.ts';
import { optionCoinOf } from '../optionsAddress.ts';
import { tableBlock } from './blocks.ts';
import { boardPage } from './parts/boards.ts';
import { documentPage } from './parts/document.ts';
import { exchangeBoardPage } from './parts/exchangeBoards.ts';
import { figuresPage } from './parts/figures.ts';
import { exchangeNoticesCall, noticeCalls, noticeWords } from './parts/notices.ts';
import { articleBlocks, newsBlocks, noticesBlocks } from './parts/reading.ts';
import type { Served } from './served.ts';

/** What the server alone knows of them. */
export const exchangeBoardServed = {
  exchangeList: exchangeBoardPage('exchangeList'),
  exchangeBoardDex: exchangeBoardPage('exchangeBoardDex'),
  exchangeBoardDynamic: {
    calls: () => [{ name: 'newsList', params: NEWS_ARGS.authored('exchange') }],
    prerender: newsBlocks,
  },
  exchangeBoardExRank: exchangeBoardPage('exchangeBoardExRank'),
  exchangeBoardFutures: exchangeBoardPage('exchangeBoardFutures'),
  exchangeBoardGradeGuide: documentPage(exchangeBoardGradeGuide),
  exchangeBoardHot: exchangeBoardPage('exchangeBoardHot'),
  exchangeIndex2: { ...exchangeBoardPage('exchangeList'), sameAs: 'exchangeList' },
  exchangeBoardNft: boardPage({ board: nftMarketBoard, tabs: exchangeTabs }),
  exchangeBoardNotice: { calls: (_params, asked) => [exchangeNoticesCall(asked)], prerender: noticesBlocks },
  exchangeBoardNoticeItem: {
    description: '交易所公告正文与相关币种。',
    ignoresQuery: true,
    sameAs: 'noticeItem',
    calls: noticeCalls,
    words: noticeWords,
    prerender: articleBlocks,
  },
  exchangeBoardOptions: figuresPage({
    description: '期权交易所的持仓、成交、看跌看涨比、最大痛点与隐含波动率。',
    call: 'optionBoard',
    params: (asked) => ({ coincode: optionCoinOf(asked('coin')) }),
    reading: optionReading,
    facts: () => optionFacts,
    table: (value) => tableBlock(optionVenueColumns, value.venues),
  }),
  exchangeBoardOtc: exchangeBoardPage('exchangeBoardOtc', [{ name: 'otcHistory', params: {} }]),
} satisfies Record<keyof typeof exchangeBoardPages, Served>;
