import { pages, type RouteName } from '@coinmirror/shared/pages/pages.ts';
import { servedPages } from '@coinmirror/shared/pages/served/servedPages.ts';

/** The path a page counts under: without trailing slash, an alias under its original. */
export function canonicalPath(name: RouteName, path: string): string {
  const { sameAs } = servedPages[name];
  if (sameAs !== undefined) return pages[sameAs].pattern;
  return path === '/' ? '/' : path.replace(/\/$/, '');
}

/** May a search engine keep this page? */
export function isIndexed(name: RouteName): boolean {
  return servedPages[name].isPrivate !== true;
}
