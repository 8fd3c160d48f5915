/** Finds texts by their contents without reading them again. */
export interface WordIndex {
  /**
   * Positions of the texts that may contain `words` (lower case, not empty), ascending: all that do, and for words
   * longer than two characters some that only contain all of their pairs.
   */
  find(words: string): readonly number[];
}

/** A pair of UTF-16 units as one number below 2^32; a single unit is its own code. */
const UNIT = 0x1_0000;
const NONE: Positions = new Uint32Array();

type Positions = Uint32Array;

/** Grams in ascending order, and where the positions of each begin: packed, since maps of lists take ten times the memory. */
interface Postings {
  readonly grams: Uint32Array;
  /** One more than there are grams. */
  readonly starts: Uint32Array;
  readonly positions: Positions;
}

/**
 * An inverted index of single characters and pairs: Chinese has no spaces between words, but pairs of characters can be
 * indexed. `texts` are lower case.
 */
export function createWordIndex(texts: Iterable<string>): WordIndex {
  const postings = packed(positionsByGram(texts));
  return {
    find(words) {
      const lists = gramsOf(words).map((gram) => positionsOf(postings, gram));
      const [rarest = NONE, ...others] = lists.toSorted((a, b) => a.length - b.length);
      return Array.from(others.reduce(common, rarest));
    },
  };
}

function positionsByGram(texts: Iterable<string>): ReadonlyMap<number, readonly number[]> {
  const byGram = new Map<number, number[]>();
  let position = 0;
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      add(byGram, unit, position);
      if (at + 1 < text.length) add(byGram, unit * UNIT + text.charCodeAt(at + 1), position);
    }
    position += 1;
  }
  return byGram;
}

function packed(byGram: ReadonlyMap<number, readonly number[]>): Postings {
  const grams = Uint32Array.from(byGram.keys()).sort();
  const starts = new Uint32Array(grams.length + 1);
  for (const [at, gram] of grams.entries())
    starts[at + 1] = (starts[at] ?? 0) + (byGram.get(gram)?.length ?? 0);
  const positions = new Uint32Array(starts.at(-1) ?? 0);
  for (const [at, gram] of grams.entries()) positions.set(byGram.get(gram) ?? [], starts[at]);
  return { grams, starts, positions };
}

/** Positions of the texts with a gram, by halving. */
function positionsOf({ grams, starts, positions }: Postings, gram: number): Positions {
  let [low, high] = [0, grams.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((grams[middle] ?? 0) < gram) low = middle + 1;
    else high = middle;
  }
  return grams[low] === gram ? positions.subarray(starts[low], starts[low + 1]) : NONE;
}

function gramsOf(words: string): readonly number[] {
  if (words.length === 1) return [words.charCodeAt(0)];
  return Array.from(
    { length: words.length - 1 },
    (_, at) => words.charCodeAt(at) * UNIT + words.charCodeAt(at + 1),
  );
}

function add(byGram: Map<number, number[]>, gram: number, position: number): void {
  const list = byGram.get(gram);
  if (!list) byGram.set(gram, [position]);
  else if (list[list.length - 1] !== position) list.push(position);
}

function common(some: Positions, others: Positions): Positions {
  let at = 0;
  return some.filter((position) => {
    while ((others[at] ?? Number.POSITIVE_INFINITY) < position) at += 1;
    return others[at] === position;
  });
}
