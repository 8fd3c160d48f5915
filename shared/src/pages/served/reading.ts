import type { readingPages } from '../reading.ts';
import type { Served } from './served.ts';

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
