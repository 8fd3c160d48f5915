import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { siteEntries } from '@coinmirror/shared/pages/siteIndex/siteEntries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { visits } from './visits.ts';

/** Something the visitor looked at lately: a coin, an exchange, or a page of the site. */
export interface RecentItem {
  readonly href: string;
  readonly label: string;
  /** A coin's symbol, or what else it is. */
  readonly note: string;
  readonly entry?: DirectoryEntry;
}

const SHOWN = 5;

/** What was opened last, newest first, without the page that is open now. */
export function useRecent(): readonly RecentItem[] {
  const paths = useSyncExternalStore(visits.subscribe, visits.get);
  const directory = useCoinDirectoryQuery({}).data?.value;
  const { pathname } = useLocation();
  return useMemo(
    () => recentItems(paths, directory ?? [], pathname).slice(0, SHOWN),
    [paths, directory, pathname],
  );
}

/** The items behind paths, each once; a path that has no name here (an article, an unlisted coin) is left out. */
function recentItems(
  paths: readonly string[],
  directory: readonly DirectoryEntry[],
  here: string,
): readonly RecentItem[] {
  const current = itemAt(here, directory)?.href;
  const found = new Map<string, RecentItem>();
  for (const path of paths) {
    const item = itemAt(path, directory);
    if (item && item.href !== current && !found.has(item.href)) found.set(item.href, item);
  }
  return [...found.values()];
}

/** A page of a coin or an exchange counts as that coin or exchange. */
function itemAt(path: string, directory: readonly DirectoryEntry[]): RecentItem | null {
  const site = siteEntries.find(({ href }) => href === path);
  if (site) return { href: site.href, label: site.title, note: site.kind };
  const match = matchPage(path);
  const { coinCode, id } = { coinCode: undefined, id: undefined, ...match?.params };
  if (coinCode !== undefined) {
    const coin = directory.find(({ kind, code }) => kind === 'coin' && code === coinCode);
    return coin === undefined
      ? null
      : { href: hrefTo('coin', { coinCode }), label: coin.name, note: coin.symbol, entry: coin };
  }
  if (id === undefined || !path.startsWith(`${hrefTo('exchangeList')}/`)) return null;
  const venue = directory.find(({ kind, code }) => kind === 'exchange' && code === id);
  return venue === undefined
    ? null
    : { href: hrefTo('exchange', { id }), label: venue.name, note: '交易所', entry: venue };
}
