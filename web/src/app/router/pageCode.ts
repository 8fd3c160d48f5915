import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { routeTable } from '@coinmirror/shared/routes/routeTable.ts';
import { firstPages } from '../firstPages.ts';
import type { LoadPage } from '../pages.ts';

const loaders = new Map<string, LoadPage>();

/** The way to a page's code; the same function for all pages of one view, so that what has arrived can be told by it. */
export function pageCode(name: RouteName): LoadPage {
  const view = routeTable[name].view ?? name;
  const known = loaders.get(view);
  if (known) return known;
  const first = firstPages[view];
  // The table names all files of a page, so that they come at once; the first load does not.
  const load: LoadPage = async () =>
    table === null && first ? first() : (await fetchPageTable()).pageLoader(name)();
  loaders.set(view, load);
  return load;
}

let table: typeof import('../pages.ts') | null = null;

/** Brings the table of all pages. */
export async function fetchPageTable() {
  table = await import('../pages.ts');
  return table;
}

/** The table of all pages if it has arrived; without it only the first pages can be on screen. */
export function arrivedPageTable() {
  return table;
}
