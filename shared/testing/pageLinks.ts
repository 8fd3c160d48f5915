import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { resolveRedirect } from '@coinmirror/shared/routes/redirects.ts';

/** Paths of files, not pages: feeds, calendars, pictures and series. */
const FILES = /^\/(?:feeds|logos|assets|api|images|data\/series)\//;

/** The path of an internal address, without query and fragment; null for an external one, or a file. */
export function pathOfLink(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  const [path = '/'] = href.split(/[?#]/);
  return FILES.test(path) ? null : path;
}

/** What is wrong with an internal link by the tables: no such page, or a redirect. */
export function faultOfLink(href: string): string | null {
  const path = pathOfLink(href);
  if (path === null) return null;
  if (resolveRedirect(path) !== null) return `leads to ${href}, which is redirected`;
  return matchPage(path) === null ? `leads to ${href}, which is no page` : null;
}

/** The internal addresses that the HTML links to, without duplicates. */
export function linksOf(html: string): readonly string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(found)].filter((href) => pathOfLink(href) !== null);
}
