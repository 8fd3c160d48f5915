import type { contentPages } from '@coinmirror/shared/manifest/content.ts';
import { coinCalendarArgs } from '@coinmirror/shared/pages/calendarAddress.ts';
import { bigEventArgs, speechArgs } from '@coinmirror/shared/pages/eventAddress.ts';
import { proposalArgs, proposalChoice } from '@coinmirror/shared/pages/proposalAddress.ts';
import type { Served } from '../served.ts';
import { TUTORIAL_IDS, tutorialBlocks, tutorialOf, tutorialWords } from '../site/tutorialBlocks.ts';
import {
  WIKI_INDEX,
  wikiArticleBlocks,
  wikiBlocks,
  wikiGroupBlocks,
  wikiGroupWords,
  wikiListed,
  wikiMediaBlocks,
  wikiTermBlocks,
  wikiTermCalls,
  wikiWords,
} from '../site/wikiBlocks.ts';
import {
  AHEAD_CALL,
  calendarBlocks,
  calendarCall,
  calendarCoinBlocks,
  calendarCoinWords,
  UNLOCK_CALL,
} from './calendarBlocks.ts';
import { bigEventBlocks, eventWords, speechBlocks } from './eventBlocks.ts';
import { INTEREST_CALL } from './noticeBlocks.ts';
import { proposalBlocks, proposalListBlocks, proposalListWords, proposalWords } from './proposalBlocks.ts';

/** What the server alone knows of them. */
export const contentServed = {
  tutorial: {
    ignoresQuery: true,
    calls: () => [INTEREST_CALL],
    words: tutorialWords,
    prerender: tutorialBlocks,
    isMissing: ({ params: { id } }) => id !== undefined && tutorialOf(id) === null,
    listed: {
      part: 'wiki',
      call: INTEREST_CALL,
      params: () => TUTORIAL_IDS.map((id) => ({ id })),
    },
  },
  calendar: {
    calls: (_params, asked) => [calendarCall(asked), AHEAD_CALL, UNLOCK_CALL],
    prerender: calendarBlocks,
  },
  calendarCoin: {
    description: '币种相关的日历事件：解锁、升级、空投与减半。',
    ignoresQuery: true,
    calls: ({ coinCode = '' }) => [{ name: 'calendarList', params: coinCalendarArgs(coinCode) }],
    words: calendarCoinWords,
    prerender: calendarCoinBlocks,
  },
  eventSpeech: {
    calls: (_params, asked) => [INTEREST_CALL, { name: 'speechList', params: speechArgs(asked) }],
    prerender: speechBlocks,
  },
  event: {
    calls: ({ type, code }, asked) => [
      INTEREST_CALL,
      { name: 'bigEventList', params: bigEventArgs(type, code, asked) },
    ],
    words: eventWords,
    prerender: bigEventBlocks,
  },
  proposalCoin: {
    calls: ({ code }, asked) => [
      { name: 'proposalList', params: proposalArgs(proposalChoice(asked), code) },
      { name: 'proposalSpaces', params: {} },
    ],
    words: proposalListWords,
    prerender: proposalListBlocks,
  },
  proposalDetail: {
    description: '治理提案正文、投票结果与大户投票。',
    ignoresQuery: true,
    calls: ({ id = '' }) => [{ name: 'proposalDetail', params: { id } }],
    words: proposalWords,
    prerender: proposalBlocks,
    listed: {
      part: 'proposals',
      call: { name: 'proposalList', params: { per_page: 100 } },
      params: (answers) => (answers.entity('proposalList')?.rows ?? []).map(({ id }) => ({ id })),
    },
  },
  proposalDetailBare: { description: '治理提案正文、投票结果与大户投票。', isPrivate: true },
  wiki: { calls: () => [INTEREST_CALL, WIKI_INDEX], prerender: wikiBlocks },
  wikiItem: {
    description: '百科里同一类名词的解释。',
    ignoresQuery: true,
    calls: ({ id }) => [INTEREST_CALL, { name: 'wikiGroup', params: { id } }],
    words: wikiGroupWords,
    prerender: wikiGroupBlocks,
    listed: wikiListed(({ groups }) => groups.map(({ id }) => id)),
  },
  wikiArticle: {
    description: '机制与规则的长文解释。',
    ignoresQuery: true,
    calls: ({ id }) => [INTEREST_CALL, { name: 'wikiArticle', params: { id } }],
    words: (_page, answers) => wikiWords(answers.entity('wikiArticle')),
    prerender: wikiArticleBlocks,
    listed: wikiListed(({ articles }) => articles.map(({ id }) => id)),
  },
  wikiMedia: {
    description: '原始文献的出处与要点。',
    ignoresQuery: true,
    calls: ({ id }) => [INTEREST_CALL, { name: 'wikiMedia', params: { id } }],
    words: (_page, answers) => wikiWords(answers.entity('wikiMedia')),
    prerender: wikiMediaBlocks,
    listed: wikiListed(({ media }) => media.map(({ id }) => id)),
  },
  wikiNoun: {
    description: '名词是什么、怎么衡量、容易和什么混淆。',
    ignoresQuery: true,
    calls: (params) => [INTEREST_CALL, ...wikiTermCalls(params)],
    words: (_page, answers) => wikiWords(answers.entity('wikiTerm')),
    prerender: wikiTermBlocks,
    listed: wikiListed(({ groups }) => groups.flatMap(({ terms }) => terms.map(({ id }) => id))),
  },
} satisfies Record<keyof typeof contentPages, Served>;
