import type { PageRow } from './page.ts';

export const newsPages = {
  news: { pattern: '/news', title: '资讯', layout: 'twoWay' },
  newsFlash: {
    pattern: '/news/flash.html',
    title: '7×24 快讯',
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
  daily: { pattern: '/daily', title: '日报' },
  weekly: { pattern: '/weekly', title: '周报', layout: 'twoWay' },
  analyse: { pattern: '/analyse/:id?', title: '行情分析', layout: 'twoWay' },
  author: { pattern: '/author/:id?', title: '作者', layout: 'twoWay' },
  search: { pattern: '/search', title: '搜索', layout: 'twoWay' },
} as const satisfies Record<string, PageRow>;
