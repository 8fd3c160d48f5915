import type { PageRow } from '../manifest/page.ts';
import { pages, type RouteName, routeNames } from '../manifest/pages.ts';

/** What of a page's row finds the page, its address and its layout. */
export type RouteRow = Pick<PageRow, 'pattern' | 'layout' | 'view' | 'where'>;

/**
 * The page manifest without texts. The build evaluates this module and ships the result (`web/vite/evaluated.ts`): the
 * first load knows each route; titles, tabs and subjects of two hundred pages load with the table of pages. So this
 * module only exports plain data.
 */
export const routeTable: Readonly<Record<RouteName, RouteRow>> = Object.fromEntries(
  routeNames.map((name): [RouteName, RouteRow] => {
    const { pattern, layout, view, where } = pages[name];
    return [name, { pattern, ...(layout && { layout }), ...(view && { view }), ...(where && { where }) }];
  }),
) as Record<RouteName, RouteRow>;
