import { servedPages } from '@coinmirror/shared/pages/served/servedPages.ts';
import type { PageCall, PageData } from './pageData.ts';
import { addressOf, type SitePage } from './site.ts';

const GONE: ReadonlySet<number> = new Set([400, 404, 410]);

/**
 * Does the upstream say that what a page is about does not exist? Asked is only the call that names it: a side
 * panel's missing data must not take the page away.
 */
export function isMissing(page: SitePage, calls: readonly PageCall[], data: PageData): boolean {
  const names = new Set(Object.values(page.params));
  const subject = calls.find((call) => Object.values(call.params).some((value) => names.has(String(value))));
  if (subject) return GONE.has(data.statusOf(subject) ?? 0);
  return servedPages[page.name].isMissing?.(addressOf(page), data) ?? false;
}
