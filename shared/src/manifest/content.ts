import type { PageRow } from './page.ts';

/** Calendar, events, proposals, wiki, tutorials. */
export const contentPages = {
  tutorial: { pattern: '/tutorial/:id?', title: '教程', layout: 'twoWay' },
  calendar: { pattern: '/calendar', title: '日历' },
  calendarCoin: { pattern: '/calendar/:coinCode', title: '币种日历' },
  eventSpeech: { pattern: '/event/speech', title: '名人观点', layout: 'twoWay' },
  event: {
    pattern: '/event/:type?/:code?',
    title: '大事件',
    layout: 'twoWay',
    where: { type: /^(all|launch|upgrade|halving|fork|listing|policy|risk|price)$/ },
  },
  proposalCoin: { pattern: '/proposal/coin/:code?', title: '治理提案' },
  proposalDetail: { pattern: '/proposal/detail/:id.html', title: '提案详情' },
  proposalDetailBare: {
    pattern: '/proposal/detail/:id?',
    title: '提案详情',
    view: 'proposalDetail',
  },
  wiki: { pattern: '/wiki', title: '百科', layout: 'twoWay' },
  wikiItem: { pattern: '/wiki/:id', title: '百科分类', layout: 'twoWay' },
  wikiArticle: { pattern: '/wiki/article/:id', title: '百科文章', layout: 'twoWay' },
  wikiMedia: { pattern: '/wiki/media/:id', title: '百科文献', layout: 'twoWay' },
  wikiNoun: { pattern: '/wiki/noun/:id', title: '百科名词', layout: 'twoWay' },
} as const satisfies Record<string, PageRow>;
