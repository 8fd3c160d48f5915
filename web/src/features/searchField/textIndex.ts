import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
/**
 * The texts of many items concatenated: each text is a line, with an item's lines together, in the items' order. A
 * lookup is a single native string search, whatever the number of items.
 */
export interface TextIndex {
  /** Folded (`foldWord`); starts and ends with a line break. */
  readonly text: string;
  /** Where each item's lines start; the last entry is the end of the text. */
  readonly starts: Int32Array;
}

/** Concatenates the items' texts. */
export function makeTextIndex<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): TextIndex {
  const starts = new Int32Array(items.length + 1);
  let at = 0;
  const blocks = items.map((item, index) => {
    const texts = textsOf(item);
    // Folded before offsets are counted: lower case may be longer than upper case.
    const block = texts.length === 0 ? '' : `\n${foldWord(texts.join('\n'))}`;
    starts[index] = at;
    at += block.length;
    return block;
  });
  starts[items.length] = at;
  return { text: `${blocks.join('')}\n`, starts };
}

/**
 * The items (their indexes, ascending) whose lines contain `wanted`; a line break in it anchors the match to a line's
 * start or end.
 */
export function* itemsHolding({ text, starts }: TextIndex, wanted: string): Generator<number> {
  let at = text.indexOf(wanted);
  while (at >= 0) {
    const item = itemAt(starts, at);
    const next = starts[item + 1];
    if (next === undefined) return;
    yield item;
    at = text.indexOf(wanted, next);
  }
}

/** The last item that starts at or before an offset. Items without lines start where the next one does. */
function itemAt(starts: Int32Array, place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
