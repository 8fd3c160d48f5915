import { coinListPages } from './coinLists.ts';
import { coinPages } from './coins.ts';
import { communityPages } from './community.ts';
import { conceptPages } from './concepts.ts';
import { contentPages } from './content.ts';
import { dappPages } from './dapps.ts';
import { defiPages } from './defi.ts';
import { exchangeRankingPages } from './exchangeRankings.ts';
import { exchangePages } from './exchanges.ts';
import { formPages } from './forms.ts';
import { homePages } from './home.ts';
import { indicatorPages } from './indicators.ts';
import { klinePages } from './kline.ts';
import { newsPages } from './news.ts';
import { noticePages } from './notices.ts';
import type { PageRow, PatternParams } from './page.ts';
import { rankingPages } from './rankings.ts';
import { sitePages } from './site.ts';
import { walletPages } from './wallets.ts';

const table = {
  ...homePages,
  ...coinListPages,
  ...coinPages,
  ...conceptPages,
  ...exchangeRankingPages,
  ...exchangePages,
  ...walletPages,
  ...indicatorPages,
  ...defiPages,
  ...rankingPages,
  ...dappPages,
  ...newsPages,
  ...noticePages,
  ...contentPages,
  ...klinePages,
  ...formPages,
  ...communityPages,
  ...sitePages,
} as const satisfies Record<string, PageRow>;

export type RouteName = keyof typeof table;

/** The parameters a page's address takes. */
export type ParamsOf<Name extends RouteName> = PatternParams<(typeof table)[Name]['pattern']>;

/** The page manifest: every route of the product, once. Routes, links, 404s, titles and menus derive from it. */
export const pages: Readonly<Record<RouteName, PageRow>> = table;

export const routeNames = Object.keys(table) as readonly RouteName[];

/** Title of a page, for its heading and before the product's name in the browser tab. */
export function titleOf(name: RouteName): string {
  return pages[name].title;
}

/** Label of a page in menus and strips: its title unless its row has a shorter label. */
export function navOf(name: RouteName): string {
  return pages[name].nav ?? titleOf(name);
}
