import { navOf } from '../manifest/pages.ts';
import type { RankingName } from './rankings.ts';

/** A group of rankings in the navigation beside them. */
interface MenuGroup {
  readonly title: string;
  readonly rankings: readonly (readonly [name: RankingName, label: string])[];
}

/** The groups of the navigation, in the order of what readers ask first. */
const GROUPS: readonly { readonly title: string; readonly rankings: readonly RankingName[] }[] = [
  {
    title: '涨跌',
    rankings: ['hotMax', 'hotRise', 'hotDrop', 'hotConcept'],
  },
  {
    title: '成交',
    rankings: ['hotCurrencies', 'hotVol', 'hotExchanges', 'hotTurnoverRate', 'hotExNum'],
  },
  {
    title: '持仓',
    rankings: ['hotPosition', 'hotHolder'],
  },
  {
    title: '新币',
    rankings: ['hotNewCoin', 'hotIeoNewCoin', 'hotIco'],
  },
  {
    title: '社交',
    rankings: ['hotSocial', 'hotGithub', 'hotTwitter', 'hotReddit', 'hotFacebook'],
  },
];

/**
 * The rankings as the navigation groups them, each by its page's own word. Apart from their definitions, so that a page
 * does not load the columns of all of them for the sake of their names.
 */
export const rankingMenu: readonly MenuGroup[] = GROUPS.map(({ title, rankings }) => ({
  title,
  rankings: rankings.map((name) => [name, navOf(name)] as const),
}));
