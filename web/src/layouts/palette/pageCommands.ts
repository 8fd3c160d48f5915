import { pages } from '@coinmirror/shared/pages/pages.ts';
import { hrefTo, type RouteName } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Command } from '#features/palette/command.ts';

/** The pages one goes to by name; pages that need a parameter are reached through their coin or exchange. */
const OFFERED = [
  'home',
  'coinList',
  'concept',
  'newCoins',
  'ath',
  'hotSearch',
  'assets',
  'mining',
  'recorded',
  'noRecorded',
  'compare',
  'coinMarketHome',
  'activeTransaction',
  'charts',
  'contact',
  'userTicker',
  'userExchange',
  'walletFocus',
  'userSetting',
  'userSecurity',
  'userInviteOld',
] as const satisfies readonly RouteName[];

export const pageCommands: readonly Command[] = OFFERED.map((name) => ({
  key: `page:${name}`,
  label: pages[name].title,
  group: '页面',
  words: name.toLowerCase(),
  href: hrefTo(name),
}));
