import type { WikiIndex } from '@coinmirror/shared/contract/wiki.ts';
import { rowsHolding } from '@coinmirror/shared/validation/coinWord.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';

export type WikiTermName = WikiIndex['groups'][number]['terms'][number];

/**
 * Every term of the wiki whose name, English name or abbreviation holds a keyword, in any spelling, or whose name matches by
 * pinyin from one of its characters on (feilv, zjfl: 资金费率); all for ''.
 */
export function findTerms({ groups }: WikiIndex, keyword: string): readonly WikiTermName[] {
  const wanted = foldWord(keyword);
  const terms = groups.flatMap((group) => group.terms);
  if (wanted === '') return terms;
  const typed = wanted.replaceAll(' ', '').replaceAll('ü', 'v');
  const held = new Set(rowsHolding(terms, ({ name, english, abbr }) => [name, english, abbr], keyword));
  return terms.filter((term) => held.has(term) || isReadLike(term.pinyin, typed));
}

function isReadLike(pinyin: string, typed: string): boolean {
  if (pinyin === '' || typed === '') return false;
  const syllables = pinyin.split(' ');
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  return (
    initials.includes(typed) || syllables.some((_, at) => syllables.slice(at).join('').startsWith(typed))
  );
}

/** Terms grouped by the first letter of their names, sorted; `#` last. */
export function byLetter(
  terms: readonly WikiTermName[],
): readonly (readonly [letter: string, terms: readonly WikiTermName[]])[] {
  const order = (letter: string) => (letter === '#' ? '~' : letter);
  return [...Map.groupBy(terms, ({ letter }) => letter)].toSorted(([a], [b]) =>
    order(a) < order(b) ? -1 : 1,
  );
}
