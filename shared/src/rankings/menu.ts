import { navOf } from '../manifest/pages.ts';
import type { RankingName } from './rankings.ts';

/** A group of rankings in the navigation beside them. */
interface MenuGroup {
  readonly title: string;
  readonly rankings: readonly (readonly [name: RankingName, label: string])[];
}

/** The groups of the navigation, most requested first. */
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
 * The rankings grouped for the navigation, each with its page's label. Separate from their definitions, so that the
 * names do not load the columns of all rankings.
 */
export const rankingMenu: readonly MenuGroup[] = GROUPS.map(({ title, rankings }) => ({
  title,
  rankings: rankings.map((name) => [name, navOf(name)] as const),
}));
