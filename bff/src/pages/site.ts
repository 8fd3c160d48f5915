import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { matchPage, type PageMatch } from '@coinmirror/shared/routes/matchPage.ts';
import type { PageAddress } from '../prerender/served.ts';
import { descriptionOf, servedPages } from '../prerender/servedPages.ts';
import { SITE_FRAME_CALLS } from '../prerender/site/siteFrameCalls.ts';
import type { PageCall } from './pageData.ts';

/** A page as an address asks for it. */
export interface SitePage extends PageMatch {
  /** The parameters that may change the page's content; empty for a page that is kept by its path alone. */
  readonly query: URLSearchParams;
}

/** What a page's first paint needs. */
export interface PageCalls {
  readonly calls: readonly PageCall[];
  /**
   * Did the page's row read every parameter of the query? Otherwise one may sort, filter or convert the rows, and the
   * prerendered rows would differ from the app's.
   */
  readonly followed: boolean;
  /** The parameters that the page's row read; the others do not change its content. */
  readonly read: readonly (readonly [name: string, value: string | null])[];
}

/** Parameters that no page reads: those of campaigns, and those that the app removes from the address. */
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
    calls: own === undefined ? [] : [...SITE_FRAME_CALLS, ...own],
    followed: [...unread].every((key) => IDLE.test(key)),
    read: [...read],
  };
}
