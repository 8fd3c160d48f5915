import type { readingPages } from '../reading.ts';
import { READING } from './parts/notices.ts';
import {
  WIKI_INDEX,
  wikiArticleBlocks,
  wikiBlocks,
  wikiGroupBlocks,
  wikiGroupWords,
  wikiListed,
  wikiMediaBlocks,
  wikiTermBlocks,
  wikiWords,
} from './parts/wiki.ts';
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
  wiki: { calls: () => [READING, WIKI_INDEX], prerender: wikiBlocks },
  wikiItem: {
    description: '百科里同一类名词的解释。',
    ignoresQuery: true,
    calls: ({ id }) => [READING, { name: 'wikiGroup', params: { id } }],
    words: wikiGroupWords,
    prerender: wikiGroupBlocks,
    listed: wikiListed(({ groups }) => groups.map(({ id }) => id)),
  },
  wikiArticle: {
    description: '机制与规则的长文解释。',
    ignoresQuery: true,
    calls: ({ id }) => [READING, { name: 'wikiArticle', params: { id } }],
    words: (_page, answers) => wikiWords(answers.entity('wikiArticle')),
    prerender: wikiArticleBlocks,
    listed: wikiListed(({ articles }) => articles.map(({ id }) => id)),
  },
  wikiMedia: {
    description: '原始文献的出处与要点。',
    ignoresQuery: true,
    calls: ({ id }) => [READING, { name: 'wikiMedia', params: { id } }],
    words: (_page, answers) => wikiWords(answers.entity('wikiMedia')),
    prerender: wikiMediaBlocks,
    listed: wikiListed(({ media }) => media.map(({ id }) => id)),
  },
  wikiNoun: {
    description: '名词是什么、怎么衡量、容易和什么混淆。',
    ignoresQuery: true,
    calls: ({ id }) => [READING, { name: 'wikiTerm', params: { id } }],
    words: (_page, answers) => wikiWords(answers.entity('wikiTerm')),
    prerender: wikiTermBlocks,
    listed: wikiListed(({ groups }) => groups.flatMap(({ terms }) => terms.map(({ id }) => id))),
  },
} satisfies Record<keyof typeof readingPages, Served>;
