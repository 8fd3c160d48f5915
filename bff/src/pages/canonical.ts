import { pages, type RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { servedPages } from '../prerender/servedPages.ts';

const PARAM = /:\w+\??/g;

/** The path a page counts under: without trailing slash, an alias under its original. */
export function canonicalPath(name: RouteName, path: string): string {
  const { sameAs } = servedPages[name];
  if (sameAs !== undefined) {
    const { pattern } = pages[sameAs];
    const wanted = pattern.match(PARAM) ?? [];
    const values = Object.values(matchPage(path)?.params ?? {}).slice(-wanted.length);
    return pattern.replace(PARAM, () => values.shift() ?? '');
  }
  return path === '/' ? '/' : path.replace(/\/$/, '');
}

/** May a search engine keep this page? */
export function isIndexed(name: RouteName): boolean {
  return servedPages[name].isPrivate !== true;
}
