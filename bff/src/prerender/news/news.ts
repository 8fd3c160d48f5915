import { dailyDashboard, dailyParams } from '@coinmirror/shared/dashboards/daily.ts';
import type { newsPages } from '@coinmirror/shared/manifest/news.ts';
import { NEWS_ARGS, newsTabOf, newsTabTitle } from '@coinmirror/shared/pages/newsTabs.ts';
import { tableBlock } from '../blocks.ts';
import { dashboardPage } from '../dashboards/dashboardBlocks.ts';
import { idOf } from '../idOf.ts';
import type { Served } from '../served.ts';
import { articleSeries } from './articleSeries.ts';
import { analyseBlocks, analyseWords, authorBlocks, authorWords } from './authorBlocks.ts';
import { articleBlocks, newsBlocks } from './contentBlocks.ts';
import { dayStoryBlocks } from './dayBlocks.ts';
import { flashes, newsCall, newsTabCall, tabFeed } from './newsBlocks.ts';
import { INTEREST_CALL } from './noticeBlocks.ts';
import { storyWords } from './story.ts';
import { weeklyBlocks } from './weeklyBlocks.ts';

/** What the server alone knows of them. */
export const newsServed = {
  news: {
    calls: (_params, asked) => [INTEREST_CALL, newsTabCall(asked)],
    words: ({ asked }) => ({ title: newsTabTitle(newsTabOf(asked('tab'))) }),
    prerender: newsBlocks,
    feed: (_params, asked) => tabFeed(newsTabOf(asked('tab'))),
  },
  newsFlash: {
    calls: (_params, asked) => [INTEREST_CALL, flashes(asked)],
    prerender: newsBlocks,
    feed: () => ({ kind: 'section', code: 'flash' }),
  },
  newsItem: {
    description: '资讯正文与相关币种行情。',
    ignoresQuery: true,
    calls: ({ id }) => [INTEREST_CALL, { name: 'newsDetail', params: { id: idOf(id) } }],
    words: (_page, answers) => {
      const item = answers.entity('newsDetail');
      const words = storyWords(item, item?.author ?? '');
      // What another published is no article of ours.
      return item?.original ? words && { title: words.title, description: item.summary } : words;
    },
    prerender: articleBlocks,
    listedSeries: articleSeries,
  },
  newsItemBare: { description: '资讯正文与相关币种行情。' },
  headline: {
    calls: (_params, asked) => [INTEREST_CALL, newsCall(NEWS_ARGS.articles('headlines'), asked)],
    prerender: newsBlocks,
    feed: () => ({ kind: 'section', code: 'headlines' }),
  },
  daily: {
    ...dashboardPage({
      ...dailyDashboard,
      call: 'newsDaily',
      above: ['news'],
      params: (asked) => dailyParams(asked('date')),
      table: ({ coins }) => tableBlock(dailyDashboard.table.columns, coins),
      below: dayStoryBlocks,
    }),
    feed: () => ({ kind: 'section', code: 'daily' }),
  },
  weekly: {
    calls: () => [
      INTEREST_CALL,
      { name: 'newsWeekly', params: {} },
      { name: 'newsList', params: NEWS_ARGS.weekly },
    ],
    prerender: weeklyBlocks,
    feed: () => ({ kind: 'section', code: 'weekly' }),
  },
  analyse: {
    calls: ({ id }, asked) => [INTEREST_CALL, newsCall(NEWS_ARGS.analyses(id), asked)],
    words: analyseWords,
    prerender: analyseBlocks,
    feed: ({ id }) => (id === undefined ? { kind: 'section', code: 'analysis' } : { kind: 'coin', code: id }),
  },
  author: {
    calls: ({ id }) => [
      INTEREST_CALL,
      { name: 'newsDesks', params: {} },
      ...(id === undefined ? [] : [{ name: 'newsList', params: NEWS_ARGS.authored(id) } as const]),
    ],
    words: authorWords,
    prerender: authorBlocks,
    feed: ({ id }) => (id === undefined ? null : { kind: 'author', code: id }),
  },
  search: { description: '搜索币种、交易所、资讯、公告、钱包、概念与本站的页面。', isPrivate: true },
} satisfies Record<keyof typeof newsPages, Served>;
