/** Under this prefix a page's address answers with the calls of its first paint alone, as JSON. */
export const PAGE_DATA_PREFIX = '/page-data';

/** The address of a page's data, without the page: `/page-data/currencies/bitcoin?tab=news`. */
export function pageDataHref(pageHref: string): string {
  return PAGE_DATA_PREFIX + pageHref;
}
