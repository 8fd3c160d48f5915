import { isConceptId } from '@coinmirror/shared/contract/concepts.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { tagSummary, tagTitle } from '@coinmirror/shared/pages/tagWords.ts';
import type { Block } from '../blocks.ts';
import { allConcepts, conceptFacts } from '../coins/conceptBlocks.ts';
import type { Answers, PageAddress, PageCall, PageWords, PathParams } from '../served.ts';
import { newsLines } from './contentBlocks.ts';
import { INTEREST_CALL } from './noticeBlocks.ts';

/** A tag by the id of its concept, with what was written about it; one that is called by its name is looked up. */
export function tagCalls({ id = '' }: PathParams): readonly PageCall[] {
  if (!isConceptId(id)) return allConcepts();
  return [
    INTEREST_CALL,
    { name: 'conceptDetail', params: { id } },
    { name: 'newsList', params: NEWS_ARGS.tagged(id) },
  ];
}

/** Title and description of one tag, null while it is not known; without one, of the list of all that stands there. */
export function tagWords({ params }: PageAddress, answers: Answers): PageWords | null {
  if (params['id'] === undefined) return { title: titleOf('concept'), description: summaryOf('concept') };
  const concept = answers.entity('conceptDetail');
  return concept && { title: tagTitle(concept), description: tagSummary(concept) };
}

/** One tag: the figures of its concept, what was written about its coins. */
export function tagBlocks(_page: PageAddress, answers: Answers): readonly Block[] | null {
  const concept = answers.entity('conceptDetail');
  const lines = newsLines(answers);
  if (!concept || !lines) return null;
  return [
    { kind: 'head', title: tagTitle(concept), summary: tagSummary(concept), asOf: null },
    { kind: 'facts', as: 'grid', items: conceptFacts(concept) },
    { kind: 'lines', lines },
  ];
}
