import type { ColumnFacts } from './column.ts';

/** What a 390 px phone has between the page's margins, px. */
const BOX = 358;

/** The most that a page may want: what is over is the last column's padding, which its columns give up. */
const MOST = BOX + 8;

/** The least that pinned columns leave to the others, px: with less, no number would fit beside the name. */
const LEAST_ROOM = 80;

/** Columns that a phone shows at once beside the pinned ones. */
export interface PhonePage {
  /** Index of its first column. */
  readonly start: number;
  /** How many columns share what is over, or give up what is missing. */
  readonly count: number;
  /** Widths of the pinned columns and of its own, px. */
  readonly room: number;
  /** A single column wider than the box keeps its width. */
  readonly isWide: boolean;
}

export interface PhonePages {
  /** Width of the pinned columns, px. */
  readonly pinned: number;
  /** In their order; none where all columns fit, or where the pinned ones leave too little room. */
  readonly pages: readonly PhonePage[];
}

const NONE: PhonePages = { pinned: 0, pages: [] };

/**
 * The columns of a table that is wider than a phone, in pages that each fill the box: a swipe ends at the edge of a
 * column, and none is cut. `columns` are those that a phone shows, pinned ones first.
 */
export function phonePages<Row>(
  columns: readonly Pick<ColumnFacts<Row>, 'width' | 'phoneWidth' | 'pin'>[],
): PhonePages {
  const widths = columns.map(({ width, phoneWidth = width }) => phoneWidth);
  const pinned = columns.reduce((sum, { pin }, at) => sum + (pin ? (widths[at] ?? 0) : 0), 0);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole <= BOX || BOX - pinned < LEAST_ROOM) return NONE;
  const pages: PhonePage[] = [];
  columns.forEach(({ pin }, start) => {
    if (pin) return;
    const width = widths[start] ?? 0;
    const last = pages.at(-1);
    if (last !== undefined && last.room + width <= MOST)
      pages[pages.length - 1] = { ...last, count: last.count + 1, room: last.room + width };
    else pages.push({ start, count: 1, room: pinned + width, isWide: pinned + width > MOST });
  });
  return pages.length === 1 && pages[0]?.isWide ? NONE : { pinned, pages };
}

/** The page that a column is on; undefined for a pinned one, and where there are no pages. */
export function pageOf({ pages }: PhonePages, column: number): PhonePage | undefined {
  return pages.find(({ start, count }) => column >= start && column < start + count);
}
