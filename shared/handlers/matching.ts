/**
 * How well a keyword fits a text: 4 the same, 3 its beginning, 2 the beginning of a word or its pinyin initials,
 * 1 anywhere inside, 0 not at all. Case and spaces do not count.
 */
export function fit(text: string, keyword: string): number {
  const [whole, wanted] = [squeeze(text), squeeze(keyword)];
  if (whole === '' || wanted === '') return 0;
  if (whole === wanted) return 4;
  if (whole.startsWith(wanted)) return 3;
  const words = text.toLowerCase().split(/[\s\-_.]+/);
  const initials = words.map((word) => word[0] ?? '').join('');
  if (words.some((word) => word.startsWith(wanted)) || (words.length > 1 && initials.startsWith(wanted)))
    return 2;
  return whole.includes(wanted) ? 1 : 0;
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}

/**
 * The items any of whose texts fit the keyword, best first; equals keep their order. A reading (pinyin) fits from the
 * beginning of a syllable alone: `ada` is not in `xian fa dao`.
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
