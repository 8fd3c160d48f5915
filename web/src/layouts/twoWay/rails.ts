import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { newsTabOf } from '@coinmirror/shared/pages/newsTabs.ts';

/** What stands beside a page of this layout. */
export type Rail = 'news' | 'flash' | 'wiki' | 'notices' | 'none';

const RAILS: Readonly<Partial<Record<RouteName, Rail>>> = {
  newsFlash: 'flash',
  wiki: 'wiki',
  wikiItem: 'wiki',
  wikiArticle: 'wiki',
  wikiMedia: 'wiki',
  wikiNoun: 'wiki',
  tutorial: 'wiki',
  // A search is for something else than what is new.
  search: 'none',
  announcement: 'notices',
  announcementItem: 'notices',
  notice: 'notices',
  noticeItem: 'notices',
  noticeFor: 'notices',
};

/** The rail of a page, with the query of its address: beside flashes stand no flashes. */
export function railOf(page: RouteName | null, query: string): Rail {
  if (page === 'news' && newsTabOf(new URLSearchParams(query).get('tab')) === 'flash') return 'flash';
  return (page === null ? undefined : RAILS[page]) ?? 'news';
}
