import type { SubjectName } from '@coinmirror/shared/manifest/page.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import {
  type SubjectPlace,
  subjectTabs,
  subjectTrail,
  subjectWord,
} from '@coinmirror/shared/pages/subjects.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { Block, SubjectFacts } from './blocks.ts';

interface Head extends Pick<SubjectFacts, 'logo' | 'symbol' | 'price'> {
  readonly name: string;
  readonly note: string;
  /** What today is like; absent where its page has none. */
  readonly sentence?: Sentence | null | undefined;
}

/** What every page of one coin, exchange … begins with: the way to it, who it is, the strip of its pages. */
export function subjectBlocks(
  subject: SubjectName,
  code: string,
  place: SubjectPlace,
  { name, note, sentence, ...facts }: Head,
  {
    facts: below = [],
    without = [],
  }: { readonly facts?: readonly Block[]; readonly without?: readonly RouteName[] } = {},
): readonly Block[] {
  const tabs = subjectTabs(subject, code, place, without);
  return [
    {
      kind: 'head',
      title: name,
      summary: note,
      asOf: null,
      subject: {
        ...facts,
        way: subjectTrail(subject, { code, name }, place).map(({ label }) => label),
        word: subjectWord(subject, place) ?? '',
      },
    },
    ...below,
    // As on the page: under the figures.
    ...(sentence ? [{ kind: 'computed' as const, sentence, as: 'day' as const }] : []),
    ...(tabs.length > 1 ? [{ kind: 'tabs' as const, tabs }] : []),
  ];
}
