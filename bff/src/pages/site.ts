import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { matchPage, type PageMatch } from '@coinmirror/shared/routes/matchPage.ts';
import type { PageAddress } from '../prerender/served.ts';
import { descriptionOf, servedPages } from '../prerender/servedPages.ts';
import { FRAME_CALLS } from '../prerender/site/frameCalls.ts';
import type { PageCall } from './pageData.ts';

/** A page as an address asks for it. */
export interface SitePage extends PageMatch {
  /** What may change the page's content; empty for a page that is kept by its path alone. */
  readonly query: URLSearchParams;
}

/** What a page's first paint needs. */
export interface PageCalls {
  readonly calls: readonly PageCall[];
  /**
   * Is the query known to its last parameter? Otherwise it may order, filter or convert what the page shows, and rows
   * told here would be other rows than the page's own.
   */
  readonly followed: boolean;
  /** What the page's row read of the query: the rest changes nothing of what it says. */
  readonly read: readonly (readonly [name: string, value: string | null])[];
}

/** Parameters that are no page's: those of campaigns, and two that are dealt with and taken out of the address. */
const IDLE = /^(utm_\w+|gclid|from|browsemode|feedback)$/;

/** The page at a path, or null for one that is no page of ours. */
export function findPage(path: string, query: URLSearchParams): SitePage | null {
  const match = matchPage(path);
  return match && { ...match, query };
}

/** The page as the manifest's rows are asked about it. */
export function addressOf({ name, params, query }: SitePage): PageAddress {
  return {
    name,
    params,
    row: pages[name],
    description: descriptionOf(name),
    asked: (key) => query.get(key),
  };
}

/** A page's calls by the manifest, and those of the bars around it; none for a page that asks for nothing. */
export function callsOf({ name, params, query }: SitePage): PageCalls {
  const unread = new Set(query.keys());
  const read = new Map<string, string | null>();
  const own = servedPages[name].calls?.(params, (key) => {
    unread.delete(key);
    const value = query.get(key);
    read.set(key, value);
    return value;
  });
  return {
    calls: own === undefined ? [] : [...FRAME_CALLS, ...own],
    followed: [...unread].every((key) => IDLE.test(key)),
    read: [...read],
  };
}
