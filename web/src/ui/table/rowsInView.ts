import { blocksInView } from './rowBlocks.ts';
import type { RowRange } from './rowSlices.ts';

/** The rows of a body in the viewport; all have one height. The first rows while there is no body. */
export function rowsInView(body: HTMLElement | null, rowHeight: number, rowCount: number): RowRange {
  const top = body?.getBoundingClientRect().top ?? 0;
  // Not innerHeight: on a phone a wide table inflates it until the table scrolls in its frame.
  const screen = document.documentElement.clientHeight || window.innerHeight;
  return blocksInView(-top, screen, rowHeight, rowCount, 1);
}
