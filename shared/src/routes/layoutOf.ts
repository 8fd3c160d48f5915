import type { LayoutName } from '../pages/page.ts';
import type { RouteName } from '../pages/pages.ts';
import { routeTable } from './routeTable.ts';

/** The frame a page stands in. */
export function layoutOf(name: RouteName): LayoutName {
  return routeTable[name].layout ?? 'default';
}
