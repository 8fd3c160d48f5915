import type { SubjectName } from '../../../manifest/page.ts';
import type { RouteName } from '../../../manifest/pages.ts';
import { type SubjectPlace, subjectTabs, subjectTrail, subjectWord } from '../../subjects.ts';
import type { Block } from '../blocks.ts';

type Head = Omit<Extract<Block, { kind: 'subject' }>, 'kind' | 'word'>;

/** What every page of one coin, exchange … begins with: the way to it, who it is, the strip of its pages. */
export function subjectBlocks(
  subject: SubjectName,
  code: string,
  place: SubjectPlace,
  head: Head,
  {
    facts = [],
    without = [],
  }: { readonly facts?: readonly Block[]; readonly without?: readonly RouteName[] } = {},
): readonly Block[] {
  const tabs = subjectTabs(subject, code, place, without);
  return [
    { kind: 'way', words: subjectTrail(subject, { code, name: head.name }, place).map(({ label }) => label) },
    { kind: 'subject', ...head, word: subjectWord(subject, place) ?? '' },
    ...facts,
    ...(tabs.length > 1 ? [{ kind: 'tabs' as const, tabs }] : []),
  ];
}
