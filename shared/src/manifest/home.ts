import type { PageRow } from './page.ts';

/** Tabs of home with their own address. */
export const HOME_SUB_PAGES = [
  'own',
  'coin',
  'token',
  'defi-coin',
  'nft-coin',
  'futures-coin',
  'mineable',
  'unrecorded',
] as const;

/** Home and its tabs. */
export const homePages = {
  home: { pattern: '/', title: '加密货币行情', live: true },
  homeSub: {
    live: true,
    pattern: '/:subPage',
    title: '加密货币行情',
    view: 'home',
    where: { subPage: new RegExp(`^(${HOME_SUB_PAGES.join('|')})$`) },
  },
} as const satisfies Record<string, PageRow>;
