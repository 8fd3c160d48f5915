/**
 * Rows come and go in blocks, so that a scroll draws something only now and then. Small ones: what stands beside the
 * screen for a block's sake is drawn with every press that sorts or filters.
 */
export const BLOCK_ROWS = 2;

/** Blocks kept ready on either side of the screen: 100 px, what a hand scrolls in three frames. */
export const SPARE_BLOCKS = 1;

/** Six rows: a step then costs the main thread half of the 50 ms that would be felt, on a slow machine too. */
export const BLOCKS_A_STEP = 3;

/** A run of blocks of a long table; `end` is the first one that is not part of it. */
export interface BlockRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The blocks that touch the screen. `top` is how far the body has gone above the screen's upper edge, px; a block has
 * `blockRows` rows.
 */
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
 * The blocks to draw next: first what is seen, then the spare ones, a few a step, so that no step has much to do.
 * What has gone too far from the screen is dropped. Same object when nothing is left to do.
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
