/** A number is a page; 'gap' replaces the pages left out. */
export type PagerSlot = number | 'gap';

/**
 * The pages a pager shows: the first, the last, and those within `reach` of the current one. A gap of a single page
 * shows that page. 1-based; `current` is clamped to 1…count.
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
