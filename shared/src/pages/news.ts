import { NEWS_CHANNELS } from '../contract/news/sections.ts';
import { newsTabOf, newsTabTitle } from './newsTabs.ts';
import type { PageRow } from './page.ts';
import { idOf } from './serve/idOf.ts';
import { flashes, newsTabCall } from './serve/news.ts';
import { READING } from './serve/notices.ts';
import { articleBlocks, newsBlocks } from './serve/reading.ts';
import { storyWords } from './serve/story.ts';
import type { Served } from './served.ts';

/** News. */
export const newsPages = {
  news: { pattern: '/news', title: '资讯', layout: 'twoWay' },
  newsFlash: {
    pattern: '/news/flash.html',
    title: '7×24 快讯',
    summary: '行情异动、合约费率、链上变动与新币上线，按时间排列；币种标签为发布以来的涨跌。',
    layout: 'twoWay',
  },
  newsItem: { pattern: '/news/:id.html', title: '资讯正文', layout: 'twoWay' },
  newsItemBare: {
    pattern: '/news/:id',
    title: '资讯正文',
    view: 'newsItem',
    layout: 'twoWay',
    where: { id: /^\d{1,12}$/ },
  },
  headline: { pattern: '/headline', title: '头条', layout: 'twoWay' },
  weekly: { pattern: '/weekly', title: '周报', layout: 'twoWay' },
  analyse: { pattern: '/analyse/:id?', title: '分析', layout: 'twoWay' },
  author: { pattern: '/author/:id?', title: '作者', layout: 'twoWay' },
  search: { pattern: '/search', title: '搜索', layout: 'default' },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const newsServed = {
  news: {
    description: '加密货币要闻、深度、行情分析、政策与公告。',
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
