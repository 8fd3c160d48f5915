import { optionFacts, optionVenueColumns } from '@coinmirror/shared/columns/options.ts';
import { exchangeGradeGuide } from '@coinmirror/shared/content/documents/compiled/exchangeGradeGuide.ts';
import { optionInterpretation } from '@coinmirror/shared/indicators/interpretations/options.ts';
import type { exchangeRankingPages } from '@coinmirror/shared/manifest/exchangeRankings.ts';
import { exchangeTabs } from '@coinmirror/shared/pages/exchangeTabs.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { optionCoinOf } from '@coinmirror/shared/pages/optionsAddress.ts';
import { nftMarketRanking } from '@coinmirror/shared/rankings/dapps.ts';
import { optionSentence } from '@coinmirror/shared/sentences/options.ts';
import { tableBlock } from '../blocks.ts';
import { dashboardPage } from '../dashboards/dashboardBlocks.ts';
import { articleBlocks, newsBlocks, noticesBlocks } from '../news/contentBlocks.ts';
import { exchangeNoticesCall, noticeCalls, noticeWords } from '../news/noticeBlocks.ts';
import type { Served } from '../served.ts';
import { documentPage } from '../site/documentBlocks.ts';
import { exchangeRankingPage } from './exchangeRankingBlocks.ts';
import { rankingPage } from './subjectRankings.ts';

/** What the server alone knows of them. */
export const exchangeRankingServed = {
  exchangeList: exchangeRankingPage('exchangeList'),
  exchangeRankingDex: exchangeRankingPage('exchangeRankingDex'),
  exchangesDynamic: {
    calls: () => [{ name: 'newsList', params: NEWS_ARGS.authored('exchange') }],
    prerender: newsBlocks,
  },
  exchangeRanking: exchangeRankingPage('exchangeRanking'),
  exchangeRankingFutures: exchangeRankingPage('exchangeRankingFutures'),
  exchangeGradeGuide: documentPage(exchangeGradeGuide),
  exchangeRankingHot: exchangeRankingPage('exchangeRankingHot'),
  exchangeIndex2: { ...exchangeRankingPage('exchangeList'), sameAs: 'exchangeList' },
  exchangeRankingNft: rankingPage({ ranking: nftMarketRanking, tabs: exchangeTabs }),
  exchangesNotice: { calls: (_params, asked) => [exchangeNoticesCall(asked)], prerender: noticesBlocks },
  exchangesNoticeItem: {
    description: '交易所公告正文与相关币种。',
    ignoresQuery: true,
    sameAs: 'noticeItem',
    calls: noticeCalls,
    words: noticeWords,
    prerender: articleBlocks,
  },
  exchangeRankingOptions: dashboardPage({
    description: '期权交易所的持仓、成交、期权链与希腊字母、看跌看涨比、最大痛点与隐含波动率。',
    call: 'optionsOverview',
    sentence: optionSentence,
    params: (asked) => ({ coincode: optionCoinOf(asked('coin')) }),
    interpretation: optionInterpretation,
    facts: () => optionFacts,
    table: (value) => tableBlock(optionVenueColumns, value.venues),
  }),
  exchangeRankingOtc: exchangeRankingPage('exchangeRankingOtc', [{ name: 'otcHistory', params: {} }]),
} satisfies Record<keyof typeof exchangeRankingPages, Served>;
