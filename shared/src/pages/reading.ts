import type { PageRow } from './page.ts';
import type { Served } from './served.ts';

/** Calendar, events, proposals, wiki, tutorials. */
export const readingPages = {
  tutorial: { pattern: '/tutorial/:id?', title: '教程', layout: 'twoWay' },
  calendar: { pattern: '/calendar', title: '日历', layout: 'default' },
  calendarCoin: { pattern: '/calendar/:coinCode', title: '币种日历', layout: 'default' },
  eventSpeech: { pattern: '/event/speech', title: '名人观点', layout: 'twoWay' },
  event: { pattern: '/event/:type?/:code?', title: '大事件', layout: 'twoWay' },
  proposalCoin: { pattern: '/proposal/coin/:code?', title: '治理提案', layout: 'default' },
  proposalDetail: { pattern: '/proposal/detail/:id.html', title: '提案详情', layout: 'default' },
  proposalDetailBare: {
    pattern: '/proposal/detail/:id?',
    title: '提案详情',
    view: 'proposalDetail',
    layout: 'default',
  },
  wiki: { pattern: '/wiki', title: '百科', layout: 'twoWay' },
  wikiItem: { pattern: '/wiki/:id', title: '百科词条', layout: 'twoWay' },
  wikiArticle: { pattern: '/wiki/article/:id', title: '百科文章', layout: 'twoWay' },
  wikiMedia: { pattern: '/wiki/media/:id', title: '百科媒体', layout: 'twoWay' },
  wikiNoun: { pattern: '/wiki/noun/:id', title: '百科名词', layout: 'twoWay' },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const readingServed = {
  tutorial: { description: '图文教程。' },
  calendar: { description: '加密货币日历：上线、主网、空投、解锁、减半与宏观事件。' },
  calendarCoin: { description: '币种相关的日历事件。' },
  eventSpeech: { description: '名人观点、发言时价格与至今变化。' },
  event: { description: '大事件的时间线与前后价格。' },
  proposalCoin: { description: '各项目的治理提案与投票进度。' },
  proposalDetail: { description: '治理提案正文、投票结果与大户投票。' },
  proposalDetailBare: { description: '治理提案正文、投票结果与大户投票。' },
  wiki: { description: '区块链百科：名词、文章与媒体。' },
  wikiItem: { description: '百科词条的定义、公式与示例。' },
  wikiArticle: { description: '百科文章。' },
  wikiMedia: { description: '百科媒体资料。' },
  wikiNoun: { description: '名词解释。' },
} satisfies Record<keyof typeof readingPages, Served>;
