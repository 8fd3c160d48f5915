import type { WikiIndex } from '@coinmirror/shared/contract/wiki.ts';

export type WikiTermName = WikiIndex['groups'][number]['terms'][number];

/** Every term of the wiki whose name, English name or abbreviation holds a keyword; all for ''. */
export function findTerms({ groups }: WikiIndex, keyword: string): readonly WikiTermName[] {
  const wanted = keyword.trim().toLowerCase();
  const terms = groups.flatMap((group) => group.terms);
  if (wanted === '') return terms;
  return terms.filter(({ name, english, abbr }) =>
    [name, english, abbr].some((word) => word.toLowerCase().includes(wanted)),
  );
}

/** Terms under the first letter of their names, in the order of letters; `#` last. */
export function byLetter(
  terms: readonly WikiTermName[],
): readonly (readonly [letter: string, terms: readonly WikiTermName[]])[] {
  const order = (letter: string) => (letter === '#' ? '~' : letter);
  return [...Map.groupBy(terms, ({ letter }) => letter)].toSorted(([a], [b]) =>
    order(a) < order(b) ? -1 : 1,
  );
}
