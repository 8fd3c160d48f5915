import { matchPage, type PageMatch } from '@coinmirror/shared/routes/matchPage.ts';
import { preloads } from '@coinmirror/shared/routes/preload.ts';
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
}

/** Parameters that are no page's: those of campaigns, and two that are dealt with and taken out of the address. */
const IDLE = /^(utm_\w+|gclid|from|browsemode|feedback)$/;

/** The page at a path, or null for one that is no page of ours. */
export function findPage(path: string, query: URLSearchParams): SitePage | null {
  const match = matchPage(path);
  return match && { ...match, query };
}

/** A page's calls by the shared table; none for most pages. */
export function callsOf({ name, params, query }: SitePage): PageCalls {
  const unread = new Set(query.keys());
  const calls = preloads[name]?.(params, (key) => {
    unread.delete(key);
    return query.get(key);
  });
  return { calls: calls ?? [], followed: [...unread].every((key) => IDLE.test(key)) };
}
