import type { Link } from '../routes/link.ts';
import { linkTo } from '../routes/link.ts';

type DockKey = 'market' | 'movers' | 'data' | 'flash' | 'mine';

/** An entry of the bar at the foot of a phone's screen. */
export interface DockItem {
  readonly key: DockKey;
  readonly label: string;
  readonly link: Link;
  /** Prefixes of the names of the pages it covers. */
  readonly owns: readonly string[];
  /** Path data of its icon: lines in a square of 24. */
  readonly icon: string;
}

/** The five ways that a phone keeps under the thumb; the rest is in the menu. */
export const dockItems: readonly DockItem[] = [
  {
    key: 'market',
    label: '行情',
    link: linkTo('home', {}),
    owns: [
      ...['home', 'coin', 'assets', 'mining', 'recorded', 'noRecorded', 'newCoins'],
      ...['activeTransaction', 'ath', 'concept', 'kline'],
    ],
    icon: 'M4 7h9M4 12h9M4 17h9M17 7h3M17 12h3M17 17h3',
  },
  {
    key: 'movers',
    label: '异动',
    link: linkTo('hotMax', {}),
    owns: ['hot'],
    icon: 'M2.5 12.5h5l2.5-8 4.5 15 2.5-7h4.5',
  },
  {
    key: 'data',
    label: '数据',
    link: linkTo('data', {}),
    owns: ['data', 'halving', 'sixtyDaySum', 'futures', 'defi', 'charts', 'dcep'],
    icon: 'M4 20V4M4 20h16M8 15l4-5 3 3 5-7',
  },
  {
    key: 'flash',
    label: '快讯',
    link: linkTo('newsFlash', {}),
    owns: ['news', 'headline', 'daily', 'weekly', 'analyse', 'author', 'notice', 'announcement'],
    icon: 'M13 3 5 14h6l-1 7 8-11h-6z',
  },
  {
    // Kept without an account, too.
    key: 'mine',
    label: '我的',
    link: linkTo('userTicker', {}),
    owns: ['user', 'resetPassword'],
    icon: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  },
];
