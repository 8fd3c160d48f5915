/** A number is a page; 'gap' stands for those left out between its neighbours. */
export type PagerSlot = number | 'gap';

/**
 * Which pages a pager shows: the first, the last, and those within `reach` of the current one.
 * A gap of a single page is that page. Counts from 1; `current` outside of 1…count is drawn to the nearest.
 */
export function pagesAround(current: number, count: number, reach = 2): PagerSlot[] {
  const here = Math.min(Math.max(current, 1), count);
  const kept = [1, count];
  for (let page = here - reach; page <= here + reach; page += 1)
    if (page > 1 && page < count) kept.push(page);
  const pages = [...new Set(kept)].filter((page) => page >= 1).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
