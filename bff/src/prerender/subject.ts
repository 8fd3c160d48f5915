import type { SubjectName } from '@coinmirror/shared/manifest/page.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import {
  type SubjectPlace,
  subjectTabs,
  subjectTrail,
  subjectWord,
} from '@coinmirror/shared/pages/subjects.ts';
import type { Block } from './blocks.ts';

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
