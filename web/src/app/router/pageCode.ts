import type { RouteName } from '@coinmirror/shared/pages/pages.ts';
import { firstPages } from '../firstPages.ts';
import type { LoadPage } from '../pages.ts';

const loaders = new Map<RouteName, LoadPage>();

/** The way to a page's code; the same function each time, so that what has arrived can be told by it. */
export function pageCode(name: RouteName): LoadPage {
  const known = firstPages[name] ?? loaders.get(name);
  if (known) return known;
  const load: LoadPage = async () => (await fetchPageTable()).pageLoaders[name]();
  loaders.set(name, load);
  return load;
}

/** Brings the table of all pages. */
export function fetchPageTable() {
  return import('../pages.ts');
}
