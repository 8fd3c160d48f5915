import { matchPage, type PageMatch } from '@coinmirror/shared/routes/matchPage.ts';
import { preloads } from '@coinmirror/shared/routes/preload.ts';
import type { PageCall } from './pageData.ts';

export type SitePage = PageMatch;

/** The page at a path, or null for one that is no page of ours. */
export function findPage(path: string): SitePage | null {
  return matchPage(path);
}

/** The calls a page's first paint needs, by the shared table; none for most pages. */
export function callsOf({ name, params }: SitePage): readonly PageCall[] {
  return preloads[name]?.(params) ?? [];
}
