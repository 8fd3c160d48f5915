import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { routeTable } from '@coinmirror/shared/routes/routeTable.ts';
import { firstPages } from '../firstPages.ts';
import type { LoadPage } from '../pages.ts';

const loaders = new Map<string, LoadPage>();

/**
 * The loader of a page's code. All pages of one view share the same function, which serves as the key of what
 * has loaded.
 */
export function pageCode(name: RouteName): LoadPage {
  const view = routeTable[name].view ?? name;
  const known = loaders.get(view);
  if (known) return known;
  const first = firstPages[view];
  // The table names all chunks of a page, so that they load in parallel; the first load's pages do not need
  // it.
  const load: LoadPage = async () =>
    table === null && first ? first() : (await fetchPageTable()).pageLoader(name)();
  loaders.set(view, load);
  return load;
}

let table: typeof import('../pages.ts') | null = null;

/** Loads the table of all pages. */
export async function fetchPageTable() {
  table = await import('../pages.ts');
  return table;
}

/** The table of all pages if it has loaded; without it only the first pages can be on screen. */
export function arrivedPageTable() {
  return table;
}
