import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';

/** The search page for a keyword. */
export function searchHref(keyword: string): string {
  return hrefTo('search', {}, { word: keyword });
}
