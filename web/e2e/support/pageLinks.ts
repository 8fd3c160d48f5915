import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { resolveRedirect } from '@coinmirror/shared/routes/redirects.ts';
import type { Page } from '@playwright/test';

/** What is no page: files that feeds, calendars, pictures and series are. */
const FILES = /^\/(?:feeds|logos|assets|api|images|data\/series)\//;

/** The path of an address of ours, without query and fragment; null for what is none, or leads to no page. */
export function pathOfLink(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  const [path = '/'] = href.split(/[?#]/);
  return FILES.test(path) ? null : path;
}

/** What is wrong with a link of ours, as far as the tables know: no page, or an address that leads elsewhere. */
export function faultOfLink(href: string): string | null {
  const path = pathOfLink(href);
  if (path === null) return null;
  if (resolveRedirect(path) !== null) return `leads to ${href}, which is redirected`;
  return matchPage(path) === null ? `leads to ${href}, which is no page` : null;
}

/** Every address of ours that served HTML links to, once each. */
export function linksOf(html: string): readonly string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(found)].filter((href) => pathOfLink(href) !== null);
}

/** Every link of a page that is open leads to a page of the table, without a redirect. Nothing is asked for. */
export async function linksLead(page: Page): Promise<readonly string[]> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  return hrefs.flatMap((href) => faultOfLink(href) ?? []);
}
