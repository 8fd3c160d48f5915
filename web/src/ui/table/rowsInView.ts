import { screenHeight } from '../lazy/screenHeight.ts';
import { blocksInView } from './rowBlocks.ts';
import type { RowRange } from './rowSlices.ts';

/** The rows of a body in the viewport; all have one height. The first rows while there is no body. */
export function rowsInView(body: HTMLElement | null, rowHeight: number, rowCount: number): RowRange {
  const top = body?.getBoundingClientRect().top ?? 0;
  return blocksInView(-top, screenHeight(), rowHeight, rowCount, 1);
}
