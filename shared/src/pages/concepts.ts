import { CALL_ARGS } from './callArgs.ts';
import type { PageRow } from './page.ts';
import {
  allConcepts,
  conceptBlocks,
  conceptCalls,
  conceptsBlocks,
  conceptWords,
  isUnknownConcept,
} from './serve/concepts.ts';
import type { Served } from './served.ts';

/** Sectors of the market, which visitors know as concepts. */
export const conceptPages = {
  coinSector: {
    pattern: '/sector/:id',
    title: '板块币种',
    view: 'conceptItem',
    layout: 'default',
    where: { id: /^[a-z0-9-]{1,40}$/ },
  },
  concept: {
    pattern: '/concept',
    title: '概念板块',
    summary: '按概念归类的币种：等权均涨幅、总市值、成交额与领涨领跌币种。',
    layout: 'default',
  },
  conceptItem: { pattern: '/concept/:id', title: '概念板块详情', layout: 'default' },
  conceptFile: {
    pattern: '/concept/:name.html',
    title: '概念板块详情',
    view: 'conceptItem',
    layout: 'default',
  },
  tag: { pattern: '/tag/:id?', title: '标签', layout: 'twoWay' },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const conceptServed = {
  coinSector: { description: '板块内全部币种的行情与涨跌。' },
  concept: { calls: allConcepts, prerender: conceptsBlocks },
  conceptItem: {
    description: '概念板块的指数走势、成分币种、最强与最弱表现。',
    calls: conceptCalls,
    words: conceptWords,
    prerender: conceptBlocks,
    isMissing: isUnknownConcept,
  },
  conceptFile: {
    description: '概念板块的指数走势、成分币种、最强与最弱表现。',
    calls: conceptCalls,
    words: conceptWords,
    prerender: conceptBlocks,
    isMissing: isUnknownConcept,
    listed: {
      part: 'concepts',
      call: { name: 'conceptList', params: CALL_ARGS.conceptList },
      params: (answers) => (answers.entity('conceptList')?.rows ?? []).map(({ id }) => ({ name: id })),
    },
  },
  tag: {
    description: '标签下的资讯与币种。',
    calls: conceptCalls,
    words: conceptWords,
    prerender: conceptBlocks,
    isMissing: isUnknownConcept,
  },
} satisfies Record<keyof typeof conceptPages, Served>;
