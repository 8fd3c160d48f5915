import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';

/**
 * Score of a keyword's match: 4 equal, 3 prefix, 2 prefix of a word or pinyin initials, 1 anywhere inside, 0 no match.
 * Ignores spelling (`foldWord`) and spaces.
 */
export function fit(text: string, keyword: string): number {
  const [whole, wanted] = [squeeze(text), squeeze(keyword)];
  if (whole === '' || wanted === '') return 0;
  if (whole === wanted) return 4;
  if (whole.startsWith(wanted)) return 3;
  const words = foldWord(text).split(/[\s\-_.]+/);
  const initials = words.map((word) => word[0] ?? '').join('');
  if (words.some((word) => word.startsWith(wanted)) || (words.length > 1 && initials.startsWith(wanted)))
    return 2;
  return whole.includes(wanted) ? 1 : 0;
}

function squeeze(text: string): string {
  return foldWord(text).replace(/\s+/g, '');
}

/**
 * The items with a text that matches the keyword, best first; stable. Pinyin only matches from the beginning of a
 * syllable: `ada` does not match `xian fa dao`.
 */
export function bestMatches<Item>(
  items: readonly Item[],
  keyword: string,
  textsOf: (item: Item) => readonly string[],
  readingOf: (item: Item) => string = () => '',
): Item[] {
  return items
    .map((item) => {
      const reading = fit(readingOf(item), keyword);
      const scores = textsOf(item).map((text) => fit(text, keyword));
      return { item, score: Math.max(reading > 1 ? reading : 0, ...scores) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
