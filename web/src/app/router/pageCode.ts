import { pages, type RouteName } from '@coinmirror/shared/pages/pages.ts';
import { firstPages } from '../firstPages.ts';
import type { LoadPage } from '../pages.ts';

const loaders = new Map<string, LoadPage>();

/** The way to a page's code; the same function for all pages of one view, so that what has arrived can be told by it. */
export function pageCode(name: RouteName): LoadPage {
  const view = pages[name].view ?? name;
  const known = firstPages[view] ?? loaders.get(view);
  if (known) return known;
  const load: LoadPage = async () => (await fetchPageTable()).pageLoader(name)();
  loaders.set(view, load);
  return load;
}

/** Brings the table of all pages. */
export function fetchPageTable() {
  return import('../pages.ts');
}
