import { navOf } from '../manifest/pages.ts';
import { rankingPages } from '../manifest/rankings.ts';

type Pages = typeof rankingPages;

/** A ranking of the menu: a page whose row names a group. */
export type MenuRanking = {
  [Name in keyof Pages]: Pages[Name] extends { readonly group: string } ? Name : never;
}[keyof Pages];

/** A group of rankings in the navigation beside them. */
interface MenuGroup {
  readonly title: string;
  readonly rankings: readonly (readonly [name: MenuRanking, label: string])[];
}

const NAMES = Object.keys(rankingPages) as readonly (keyof Pages)[];

function isInMenu(name: keyof Pages): name is MenuRanking {
  return 'group' in rankingPages[name];
}

/**
 * The rankings grouped for the navigation, each with its page's label. Separate from their definitions, so that the
 * names do not load the columns of all rankings.
 */
export const rankingMenu: readonly MenuGroup[] = [
  ...Map.groupBy(NAMES.filter(isInMenu), (name) => rankingPages[name].group),
].map(([title, names]) => ({ title, rankings: names.map((name) => [name, navOf(name)] as const) }));
