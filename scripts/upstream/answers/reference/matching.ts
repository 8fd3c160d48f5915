import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';

/** A text as matches compare it. */
interface Folded {
  readonly whole: string;
  readonly words: readonly string[];
  /** First letters of its words; '' for a single word. */
  readonly initials: string;
}

/** The texts of an item that a keyword may match. */
export interface ItemWords {
  readonly texts: readonly Folded[];
  readonly pinyin: Folded;
}

/**
 * Score of a keyword's match: 4 equal, 3 prefix, 2 prefix of a word or pinyin initials, 1 anywhere inside, 0 no match.
 * Ignores spelling (`foldWord`) and spaces.
 */
export function fit(text: string, keyword: string): number {
  return score(folded(text), squeeze(keyword));
}

function score({ whole, words, initials }: Folded, wanted: string): number {
  if (wanted === '') return 0;
  // A word stands in the whole text, so most texts are done with here.
  if (!whole.includes(wanted)) return initials.startsWith(wanted) ? 2 : 0;
  if (whole === wanted) return 4;
  if (whole.startsWith(wanted)) return 3;
  return initials.startsWith(wanted) || words.some((word) => word.startsWith(wanted)) ? 2 : 1;
}

function folded(text: string): Folded {
  const words = foldWord(text).split(/[\s\-_.()]+/);
  const initials = words.length > 1 ? words.map((word) => word[0] ?? '').join('') : '';
  return { whole: squeeze(text), words, initials };
}

function squeeze(text: string): string {
  return foldWord(text).replace(/\s+/g, '');
}

/** Folds the texts of an entry of a catalogue once, since folding them is nearly all that a search would cost. */
export function wordsOnce<Entry extends object>(
  textsOf: (entry: Entry) => readonly string[],
  pinyinOfName: (entry: Entry) => string,
): (entry: Entry) => ItemWords {
  const known = new WeakMap<Entry, ItemWords>();
  return (entry) => {
    const words = known.get(entry) ?? {
      texts: textsOf(entry).map(folded),
      pinyin: folded(pinyinOfName(entry)),
    };
    known.set(entry, words);
    return words;
  };
}

/**
 * The items with a text that matches the keyword, best first; stable. Pinyin only matches from the beginning of a
 * syllable: `ada` does not match `xian fa dao`.
 */
export function bestMatches<Item>(
  items: readonly Item[],
  keyword: string,
  wordsOf: (item: Item) => ItemWords,
): Item[] {
  const wanted = squeeze(keyword);
  return items
    .map((item) => {
      const { texts, pinyin } = wordsOf(item);
      const read = score(pinyin, wanted);
      return { item, best: Math.max(read > 1 ? read : 0, ...texts.map((text) => score(text, wanted))) };
    })
    .filter(({ best }) => best > 0)
    .toSorted((a, b) => b.best - a.best)
    .map(({ item }) => item);
}
