import { pages, type RouteName } from '@coinmirror/shared/pages/pages.ts';
import { servedPages } from '@coinmirror/shared/pages/served/servedPages.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';

/** The path a page counts under: without trailing slash, an alias under its original. */
export function canonicalPath(name: RouteName, path: string): string {
  const { sameAs } = servedPages[name];
  if (sameAs !== undefined) {
    const values = Object.values(matchPage(path)?.params ?? {});
    return pages[sameAs].pattern.replace(/:\w+\??/g, () => values.shift() ?? '');
  }
  return path === '/' ? '/' : path.replace(/\/$/, '');
}

/** May a search engine keep this page? */
export function isIndexed(name: RouteName): boolean {
  return servedPages[name].isPrivate !== true;
}
