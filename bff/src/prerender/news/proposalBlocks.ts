import { PROPOSAL_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { proposalTitle } from '@coinmirror/shared/pages/proposalAddress.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import type { Block } from '../blocks.ts';
import type { Answers, PageAddress, PageWords } from '../served.ts';

/** Title of a list of proposals: of one project, where the address names it. */
export function proposalListWords({ params: { code } }: PageAddress, answers: Answers): PageWords | null {
  const spaces = answers.entity('proposalSpaces');
  if (!spaces) return null;
  return { title: joinSpaced(spaces.find(({ id }) => id === code)?.name ?? '', titleOf('proposalCoin')) };
}

/** Proposals, those that are voted on first. */
export function proposalListBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const list = answers.entity('proposalList');
  const words = proposalListWords(page, answers);
  if (!list || !words) return null;
  const lines = list.rows.map(({ id, title, space, state, end }) => ({
    link: linkTo('proposalDetail', { id }),
    title,
    note: `${space.name} ${PROPOSAL_LABELS[state]} ${formatDate(end)} 截止`,
  }));
  return [
    { kind: 'head', title: words.title, summary: page.description, asOf: null },
    { kind: 'lines', lines },
  ];
}

/** Title and beginning of one proposal; null while it is not known. */
export function proposalWords(_page: PageAddress, answers: Answers): PageWords | null {
  const proposal = answers.entity('proposalDetail');
  if (!proposal) return null;
  const text = proposal.blocks.find(({ kind }) => kind === 'paragraph')?.text;
  return {
    title: proposalTitle(proposal),
    ...(text !== undefined && { description: text }),
  };
}

/** One proposal with how its vote stands. */
export function proposalBlocks(_page: PageAddress, answers: Answers): readonly Block[] | null {
  const proposal = answers.entity('proposalDetail');
  if (!proposal) return null;
  const { title, space, state, choices, scores, quorum, end, blocks } = proposal;
  return [
    { kind: 'head', title, summary: `${space.name} ${PROPOSAL_LABELS[state]}`, asOf: null },
    {
      kind: 'facts',
      as: 'grid',
      items: [
        ...choices.map((choice, at) => [choice, `${formatAmount(scores[at] ?? 0)} ${space.symbol}`] as const),
        ['法定票数', `${formatAmount(quorum)} ${space.symbol}`],
        ['截止', formatDate(end)],
      ],
    },
    { kind: 'text', text: blocks },
  ];
}
