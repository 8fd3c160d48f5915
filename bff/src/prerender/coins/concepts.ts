import { conceptColumns } from '@coinmirror/shared/columns/concepts.ts';
import type { conceptPages } from '@coinmirror/shared/manifest/concepts.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { sectorsSentence } from '@coinmirror/shared/sentences/sectors.ts';
import { tagBlocks, tagCalls, tagWords } from '../news/tagBlocks.ts';
import type { Served } from '../served.ts';
import { listBlocks } from './coinTables.ts';
import { allConcepts, conceptBlocks, conceptCalls, conceptWords, isUnknownConcept } from './conceptBlocks.ts';

const everyConcept = listBlocks(
  'conceptList',
  (answers) => answers.entity('conceptList'),
  () => conceptColumns,
  sectorsSentence,
);

/** What the server alone knows of them. */
export const conceptServed = {
  coinSector: { description: '板块内全部币种的行情与涨跌。' },
  concept: { calls: allConcepts, prerender: everyConcept },
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
    calls: tagCalls,
    words: tagWords,
    // Without a tag of its own it lists them all.
    prerender: (page, answers) =>
      page.params['id'] === undefined
        ? everyConcept({ ...page, name: 'concept', row: pages.concept }, answers)
        : tagBlocks(page, answers),
    isMissing: isUnknownConcept,
    feed: ({ id }) => (id === undefined ? null : { kind: 'tag', code: id }),
  },
} satisfies Record<keyof typeof conceptPages, Served>;
