import { pages, type RouteName, routeNames } from '../../manifest/pages.ts';
import { addressOf } from '../../routes/hrefTo.ts';
import { PAGE_ALIASES } from './pageAliases.ts';
import { partEntries } from './partEntries.ts';
import type { SiteEntry } from './siteEntry.ts';

/** Whether the address has no required parameter; other pages are reached through their coin, exchange or article. */
function isPlain(name: RouteName): boolean {
  return pages[name].pattern.split('/').every((part) => !part.startsWith(':') || part.endsWith('?'));
}

/** The pages offered by name, in the order of the page table. */
const pageEntries: readonly SiteEntry[] = routeNames.filter(isPlain).map((name) => {
  const { title, nav } = pages[name];
  return {
    title,
    kind: '页面',
    href: addressOf(name, {}),
    aliases: [...(nav === undefined ? [] : [nav]), ...(PAGE_ALIASES[name] ?? '').split(' ').filter(Boolean)],
    words: [name.toLowerCase()],
  };
});

/** Everything of the site that search finds by name, each title once, apart from the terms of the wiki. */
export const siteEntries: readonly SiteEntry[] = [...pageEntries, ...partEntries].filter(
  ({ title }, at, all) => all.findIndex((other) => other.title === title) === at,
);
