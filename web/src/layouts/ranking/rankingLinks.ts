import { rankingMenu } from '@coinmirror/shared/rankings/menu.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { SideNavGroup } from '../sideNav/SideNav.tsx';

/** Every ranking, grouped as in the rankings menu. */
export const rankingGroups: readonly SideNavGroup[] = rankingMenu.map(({ title, rankings }) => ({
  title,
  links: rankings.map(([name, label]) => ({ title: label, href: hrefTo(name) })),
}));
