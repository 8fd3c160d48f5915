import { HOME_SUB_PAGES } from '../manifest/home.ts';
import { pages, routeNames } from '../manifest/pages.ts';

/**
 * The first path segments of all pages; any other is a 404 with an empty message. '' is home, whose sub-pages are a
 * parameter and are listed here one by one.
 */
export const firstSegments: ReadonlySet<string> = new Set([
  ...routeNames
    .map((name) => pages[name].pattern.split('/')[1] ?? '')
    .filter((segment) => !segment.startsWith(':')),
  ...HOME_SUB_PAGES,
]);
