import type { HomeTab } from '@coinmirror/shared/pages/homeTabs.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';

type Search = Readonly<Record<string, string>>;

/** The address of a tab, keeping parameters (currency, change base). */
export function tabHref(tab: HomeTab, search: Search = {}): string {
  return tab.key === '' ? hrefTo('home', {}, search) : hrefTo('homeSub', { subPage: tab.key }, search);
}

/**
 * The address of a page of a tab's list. Pages of the whole list have addresses of their own (/currencies/list_2.html).
 */
export function pageHref(tab: HomeTab, page: number, search: Search): string {
  if (page === 1) return tabHref(tab, search);
  // Those addresses are for pages of a hundred.
  if (tab.key === '' && !('size' in search))
    return hrefTo('coinListPage', { listFile: `list_${page}` }, search);
  return tabHref(tab, { ...search, page: String(page) });
}
