/** The upstream's envelopes, and pagination. A page beyond the end is empty, not an error. */

/** How an answer begins. */
export const OK = { code: 200, msg: 'success' } as const;

/** Envelope (c). */
export function ok<Data>(data: Data) {
  return { ...OK, data };
}

/** Envelope (a): the rows of one page, with page numbers. */
export function flatList<Row>(rows: readonly Row[], page: number, size: number) {
  return {
    ...OK,
    data: cut(rows, page, size),
    maxpage: pageCount(rows.length, size),
    currpage: page,
    total_count: rows.length,
  };
}

/** Envelope (b): the rows of one page under `list`, totals inside. */
export function nestedList<Row>(rows: readonly Row[], page: number, size: number) {
  return ok({
    list: cut(rows, page, size),
    total_count: rows.length,
    total_pages: pageCount(rows.length, size),
    page,
  });
}

/** Rows of page `page` (from 1). */
export function cut<Row>(rows: readonly Row[], page: number, size: number): Row[] {
  return rows.slice((page - 1) * size, page * size);
}

/** At least 1, so that an empty list is a page too. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
