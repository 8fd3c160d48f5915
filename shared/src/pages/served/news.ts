import { NEWS_CHANNELS } from '../../contract/news/sections.ts';
import type { newsPages } from '../news.ts';
import { newsTabOf, newsTabTitle } from '../newsTabs.ts';
import { idOf } from './parts/idOf.ts';
import { flashes, newsTabCall } from './parts/news.ts';
import { READING } from './parts/notices.ts';
import { articleBlocks, newsBlocks } from './parts/reading.ts';
import { storyWords } from './parts/story.ts';
import type { Served } from './served.ts';

/** What the server alone knows of them. */
export const newsServed = {
  news: {
    calls: (_params, asked) => [READING, newsTabCall(asked)],
    words: ({ asked }) => ({ title: newsTabTitle(newsTabOf(asked('tab'))) }),
    prerender: newsBlocks,
  },
  newsFlash: { calls: (_params, asked) => [READING, flashes(asked)], prerender: newsBlocks },
  newsItem: {
    description: '资讯正文与相关币种行情。',
    ignoresQuery: true,
    calls: ({ id }) => [READING, { name: 'newsDetail', params: { id: idOf(id) } }],
    words: (_page, answers) => {
      const item = answers.entity('newsDetail');
      return storyWords(item, item?.author ?? '');
    },
    prerender: articleBlocks,
    listed: {
      part: 'news',
      call: { name: 'newsList', params: { channelid: NEWS_CHANNELS.articles, per_page: 100 } },
      params: (answers) => (answers.entity('newsList')?.rows ?? []).map(({ id }) => ({ id: String(id) })),
    },
  },
  newsItemBare: { description: '资讯正文与相关币种行情。' },
  headline: { description: '今日头条。' },
  weekly: { description: '加密市场周报。' },
  analyse: { description: '行情分析文章。' },
  author: { description: '作者主页与文章。' },
  search: { description: '搜索币种、交易所、资讯、公告、钱包与概念。', isPrivate: true },
} satisfies Record<keyof typeof newsPages, Served>;
