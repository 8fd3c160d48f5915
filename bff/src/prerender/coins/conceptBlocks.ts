import { coinColumns } from '@coinmirror/shared/columns/coinList.ts';
import { type ConceptRow, isConceptId } from '@coinmirror/shared/contract/concepts.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { conceptTitle } from '@coinmirror/shared/pages/conceptTitle.ts';
import { conceptSentence } from '@coinmirror/shared/sentences/coinLists.ts';
import { type Block, type Fact, tableBlock } from '../blocks.ts';
import type { Answers, Asked, PageAddress, PageCall, PathParams } from '../served.ts';
import { amount } from '../words.ts';
import { coinListCalls } from './coinListBlocks.ts';

/** The call for every concept. */
export const allConcepts = (): readonly PageCall[] => [
  { name: 'conceptList', params: CALL_ARGS.conceptList },
];

/** A concept by its id; one that is called by its name is looked up in the list. */
export function conceptCalls(params: PathParams, asked: Asked): readonly PageCall[] {
  const concept = conceptOf(params);
  if (!isConceptId(concept)) return allConcepts();
  return [
    { name: 'conceptDetail', params: { id: concept } },
    { name: 'marketToday', params: {} },
    ...coinListCalls({ concept }, asked),
  ];
}

/** A concept whose address has its Chinese name is looked up among all of them. */
export function isUnknownConcept({ params }: PageAddress, answers: Answers): boolean {
  const list = answers.entity('conceptList');
  const name = conceptOf(params);
  return name !== '' && list !== null && list.rows.every((concept) => concept.name !== name);
}

/** Title and description of one concept; null while it is not known. */
export function conceptWords(_page: PageAddress, answers: Answers) {
  const concept = answers.entity('conceptDetail');
  if (!concept) return null;
  const title = conceptTitle(concept);
  const about = `${title}：${formatCount(concept.coinCount)} 个币种的行情与涨跌。${concept.description}`;
  return { title, description: about.slice(0, 160) };
}

function conceptOf({ id, name }: PathParams): string {
  return id ?? name ?? '';
}

/** One concept: its figures, what it is about, its coins. */
export function conceptBlocks(_page: PageAddress, answers: Answers): readonly Block[] | null {
  const concept = answers.entity('conceptDetail');
  if (!concept) return null;
  return [
    {
      kind: 'head',
      title: conceptTitle(concept),
      summary: `${formatCount(concept.coinCount)} 个币种，按流通市值排名。`,
      sentence: conceptSentence(concept, answers.entity('marketToday')?.bitcoin.change24h ?? null),
      asOf: answers.asOf('coinRank'),
    },
    { kind: 'facts', as: 'grid', items: conceptFacts(concept) },
    { kind: 'text', text: [{ kind: 'paragraph', text: concept.description }] },
    tableBlock(coinColumns('24H'), answers.entity('coinRank')?.rows ?? []),
  ];
}

/** The figures of a concept, few of them. */
export function conceptFacts(concept: ConceptRow): readonly Fact[] {
  return [
    ['总市值', amount(concept.marketCap)],
    ['24H成交额', amount(concept.volume24h)],
    ['上涨 / 下跌', `${concept.riseCount ?? '--'} / ${concept.fallCount ?? '--'}`],
  ];
}
