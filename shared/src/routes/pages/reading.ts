import type { PageRow } from '../page.ts';

/**
 * News, announcements, calendar, events, proposals, wiki: what is read. A detail page's address ends in `.html`; the
 * `…Bare` rows are its old form, which the server redirects and a click inside the app still finds.
 */
export const readingPages = {
  news: { pattern: '/news', title: '资讯', layout: 'twoWay' },
  newsFlash: { pattern: '/news/flash.html', title: '7×24 快讯', layout: 'twoWay' },
  newsItem: { pattern: '/news/:id.html', title: '资讯正文', layout: 'twoWay' },
  newsItemBare: { pattern: '/news/:id', title: '资讯正文', layout: 'twoWay', where: { id: /^\d{1,12}$/ } },
  headline: { pattern: '/headline', title: '头条', layout: 'twoWay' },
  weekly: { pattern: '/weekly', title: '周报', layout: 'twoWay' },
  analyse: { pattern: '/analyse/:id?', title: '分析', layout: 'twoWay' },
  author: { pattern: '/author/:id?', title: '作者', layout: 'twoWay' },
  tag: { pattern: '/tag/:id?', title: '标签', layout: 'twoWay' },
  tutorial: { pattern: '/tutorial/:id?', title: '教程', layout: 'twoWay' },
  calendar: { pattern: '/calendar', title: '日历', layout: 'default' },
  calendarCoin: { pattern: '/calendar/:coinCode', title: '币种日历', layout: 'default' },
  eventSpeech: { pattern: '/event/speech', title: '名人观点', layout: 'twoWay' },
  event: { pattern: '/event/:type?/:code?', title: '大事件', layout: 'twoWay' },
  proposalCoin: { pattern: '/proposal/coin/:code?', title: '治理提案', layout: 'default' },
  proposalDetail: { pattern: '/proposal/detail/:id.html', title: '提案详情', layout: 'default' },
  proposalDetailBare: { pattern: '/proposal/detail/:id?', title: '提案详情', layout: 'default' },
  wiki: { pattern: '/wiki', title: '百科', layout: 'twoWay' },
  wikiItem: { pattern: '/wiki/:id', title: '百科词条', layout: 'twoWay' },
  wikiArticle: { pattern: '/wiki/article/:id', title: '百科文章', layout: 'twoWay' },
  wikiMedia: { pattern: '/wiki/media/:id', title: '百科媒体', layout: 'twoWay' },
  wikiNoun: { pattern: '/wiki/noun/:id', title: '百科名词', layout: 'twoWay' },
  notice: { pattern: '/notice', title: '公告聚合', layout: 'twoWay' },
  noticeItem: { pattern: '/notice/:noticeid', title: '公告', layout: 'twoWay' },
  noticeFor: { pattern: '/notice/:type/:code', title: '公告', layout: 'twoWay' },
  announcement: { pattern: '/announcement', title: '平台公告', layout: 'twoWay' },
  announcementItem: { pattern: '/announcement/:id.html', title: '平台公告', layout: 'twoWay' },
  announcementItemBare: { pattern: '/announcement/:id', title: '平台公告', layout: 'twoWay' },
  search: { pattern: '/search', title: '搜索', layout: 'default' },
} as const satisfies Record<string, PageRow>;
