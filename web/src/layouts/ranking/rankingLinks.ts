import { boardGroups, boards } from '@coinmirror/shared/boards/boards.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { SideNavGroup } from '../sideNav/SideNav.tsx';

/** Every ranking, as the table of rankings groups them. */
export const rankingGroups: readonly SideNavGroup[] = boardGroups.map(({ title, boards: names }) => ({
  title,
  links: names.map((name) => ({ title: boards[name].nav, href: hrefTo(name) })),
}));
