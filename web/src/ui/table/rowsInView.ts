import { blocksInView } from './rowBlocks.ts';
import type { RowRange } from './rowSlices.ts';

/** The rows of a body that touch the screen: all have one height. The first ones while there is no body. */
export function rowsInView(body: HTMLElement | null, rowHeight: number, rowCount: number): RowRange {
  const top = body?.getBoundingClientRect().top ?? 0;
  // Not innerHeight: a phone makes it as high as a table is wide, until the table scrolls in its frame.
  const screen = document.documentElement.clientHeight || window.innerHeight;
  return blocksInView(-top, screen, rowHeight, rowCount, 1);
}
