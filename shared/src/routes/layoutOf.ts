import type { LayoutName } from '../manifest/page.ts';
import type { RouteName } from '../manifest/pages.ts';
import { routeTable } from './routeTable.ts';

/** The layout a page stands in. */
export function layoutOf(name: RouteName): LayoutName {
  return routeTable[name].layout ?? 'default';
}
