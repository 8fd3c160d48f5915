/**
 * Rows mount and unmount in blocks, so that scrolling renders only now and then. Blocks are small, because every sort
 * or filter renders the off-screen rows of a block too.
 */
export const BLOCK_ROWS = 2;

/** Spare blocks on either side of the viewport: 100 px, three frames of scrolling. */
export const SPARE_BLOCKS = 1;

/** Six rows: a step then takes half of a noticeable 50 ms on the main thread, on a slow machine too. */
export const BLOCKS_A_STEP = 3;

/** A range of blocks of a long table; `end` is exclusive. */
export interface BlockRange {
  readonly start: number;
  readonly end: number;
}

/** The visible blocks. `top` is how far the body's top is above the viewport's, px; a block has `blockRows` rows. */
export function blocksInView(
  top: number,
  screen: number,
  rowHeight: number,
  rowCount: number,
  blockRows = BLOCK_ROWS,
): BlockRange {
  const height = rowHeight * blockRows;
  const total = Math.ceil(rowCount / blockRows);
  const start = clamp(Math.floor(top / height), 0, Math.max(0, total - 1));
  return { start, end: clamp(Math.ceil((top + screen) / height), Math.min(start + 1, total), total) };
}

/**
 * The blocks to render next: first the visible ones, then the spare ones, a few a step, so that each step is short.
 * Blocks too far from the viewport are dropped. Returns the same object when nothing is left to do.
 */
export function stepTowards(now: BlockRange, seen: BlockRange, rowCount: number): BlockRange {
  const total = Math.ceil(rowCount / BLOCK_ROWS);
  const least = Math.max(0, seen.start - SPARE_BLOCKS);
  const most = Math.min(total, seen.end + SPARE_BLOCKS);
  const apart = now.end <= seen.start || now.start >= seen.end;
  let start = apart ? seen.start : Math.max(least, now.start);
  let end = apart ? seen.start : Math.min(most, now.end);
  for (let step = 0; step < BLOCKS_A_STEP; step += 1) {
    if (end < seen.end) end += 1;
    else if (start > seen.start) start -= 1;
    else if (end < most) end += 1;
    else if (start > least) start -= 1;
  }
  return start === now.start && end === now.end ? now : { start, end };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
