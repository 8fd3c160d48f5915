import { servedPages } from '../prerender/servedPages.ts';
import type { PageCall, PageData } from './pageData.ts';
import { addressOf, type SitePage } from './site.ts';

const GONE: ReadonlySet<number> = new Set([400, 404, 410]);

/**
 * Does the upstream say that the page's subject does not exist? Only the call that names the subject counts: for each
 * parameter of the path, the first call that carries it. Missing data of a side panel leaves the page in place.
 */
export function isMissing(page: SitePage, calls: readonly PageCall[], data: PageData): boolean {
  const subjects = Object.values(page.params).flatMap((name) => {
    const naming = calls.find((call) => Object.values(call.params).some((value) => String(value) === name));
    return naming ? [naming] : [];
  });
  if (subjects.length > 0) return subjects.some((call) => GONE.has(data.statusOf(call) ?? 0));
  return servedPages[page.name].isMissing?.(addressOf(page), data) ?? false;
}
