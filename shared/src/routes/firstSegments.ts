import { HOME_SUB_PAGES } from '../manifest/home.ts';
import { pages, routeNames } from '../manifest/pages.ts';

/**
 * The first path segments that can lead to a page; any other is a 404 with an empty message. '' is home, whose own
 * sub-pages stand on a parameter and are named here one by one.
 */
export const firstSegments: ReadonlySet<string> = new Set([
  ...routeNames
    .map((name) => pages[name].pattern.split('/')[1] ?? '')
    .filter((segment) => !segment.startsWith(':')),
  ...HOME_SUB_PAGES,
]);
