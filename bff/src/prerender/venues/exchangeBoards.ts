import { optionFacts, optionVenueColumns } from '@coinmirror/shared/columns/options.ts';
import { exchangeBoardGradeGuide } from '@coinmirror/shared/content/documents/compiled/exchangeBoardGradeGuide.ts';
import { optionReading } from '@coinmirror/shared/indicators/readings/options.ts';
import type { exchangeBoardPages } from '@coinmirror/shared/manifest/exchangeBoards.ts';
import { exchangeTabs } from '@coinmirror/shared/pages/exchangeTabs.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { optionCoinOf } from '@coinmirror/shared/pages/optionsAddress.ts';
import { nftMarketBoard } from '@coinmirror/shared/rankings/dapps.ts';
import { tableBlock } from '../blocks.ts';
import { figuresPage } from '../figures/figureBlocks.ts';
import { exchangeNoticesCall, noticeCalls, noticeWords } from '../news/noticeBlocks.ts';
import { articleBlocks, newsBlocks, noticesBlocks } from '../news/readingBlocks.ts';
import type { Served } from '../served.ts';
import { documentPage } from '../site/documentBlocks.ts';
import { exchangeBoardPage } from './exchangeBoardBlocks.ts';
import { boardPage } from './subjectRankings.ts';

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
