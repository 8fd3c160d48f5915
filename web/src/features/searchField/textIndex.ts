/**
 * The texts of many items in one: each text is a line, the lines of an item stand together, in the items' order.
 * Looking through it is one native search, whatever the number of items.
 */
export interface TextIndex {
  /** Lower case; begins and ends with a line break. */
  readonly text: string;
  /** Where each item's lines begin; the last one is where the text ends. */
  readonly starts: Int32Array;
}

/** Puts the texts of the items together. */
export function makeTextIndex<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): TextIndex {
  const starts = new Int32Array(items.length + 1);
  let at = 0;
  const blocks = items.map((item, index) => {
    const texts = textsOf(item);
    // Lower case may be longer than upper case, so it is taken before anything is counted.
    const block = texts.length === 0 ? '' : `\n${texts.join('\n').toLowerCase()}`;
    starts[index] = at;
    at += block.length;
    return block;
  });
  starts[items.length] = at;
  return { text: `${blocks.join('')}\n`, starts };
}

/** The items (their places in the list, ascending) whose lines hold `wanted`; a line break in it is an edge of a line. */
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

/** The last item that begins at or before a place of the text. Items without lines begin where the next one does. */
function itemAt(starts: Int32Array, place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
