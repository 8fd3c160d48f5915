/** Finds texts by their contents without reading them again. */
export interface WordIndex {
  /**
   * Positions of the texts that may contain `words` (lower case, not empty), ascending: all that do, and for words
   * longer than two characters some that only contain all of their pairs.
   */
  find(words: string): readonly number[];
}

/** A pair of UTF-16 units as one number; a single unit is its own code. */
const UNIT = 0x1_0000;
const NONE: readonly number[] = [];

/**
 * An inverted index of single characters and pairs: Chinese has no spaces between words, but pairs of characters can be
 * indexed. `texts` are lower case.
 */
export function createWordIndex(texts: Iterable<string>): WordIndex {
  const postings = new Map<number, number[]>();
  let position = 0;
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      add(postings, unit, position);
      if (at + 1 < text.length) add(postings, unit * UNIT + text.charCodeAt(at + 1), position);
    }
    position += 1;
  }
  return {
    find(words) {
      const lists: (readonly number[])[] = [];
      for (const gram of gramsOf(words)) {
        const list = postings.get(gram);
        if (!list) return NONE;
        lists.push(list);
      }
      const [rarest = NONE, ...others] = lists.toSorted((a, b) => a.length - b.length);
      return others.reduce(common, rarest);
    },
  };
}

function gramsOf(words: string): readonly number[] {
  if (words.length === 1) return [words.charCodeAt(0)];
  return Array.from(
    { length: words.length - 1 },
    (_, at) => words.charCodeAt(at) * UNIT + words.charCodeAt(at + 1),
  );
}

function add(postings: Map<number, number[]>, gram: number, position: number): void {
  const list = postings.get(gram);
  if (!list) postings.set(gram, [position]);
  else if (list[list.length - 1] !== position) list.push(position);
}

function common(some: readonly number[], others: readonly number[]): readonly number[] {
  let at = 0;
  return some.filter((position) => {
    while ((others[at] ?? Number.POSITIVE_INFINITY) < position) at += 1;
    return others[at] === position;
  });
}
