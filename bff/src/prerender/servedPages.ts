import { pages, type RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { coinListServed } from './coins/coinLists.ts';
import { coinServed } from './coins/coins.ts';
import { conceptServed } from './coins/concepts.ts';
import { homeServed } from './coins/home.ts';
import { klineServed } from './coins/kline.ts';
import { rankingServed } from './coins/rankings.ts';
import { defiServed } from './dashboards/defi.ts';
import { indicatorServed } from './dashboards/indicators.ts';
import { contentServed } from './news/content.ts';
import { newsServed } from './news/news.ts';
import { noticeServed } from './news/notices.ts';
import type { Served } from './served.ts';
import { communityServed } from './site/community.ts';
import { formServed } from './site/forms.ts';
import { siteServed } from './site/site.ts';
import { dappServed } from './venues/dapps.ts';
import { exchangeRankingServed } from './venues/exchangeRankings.ts';
import { exchangeServed } from './venues/exchanges.ts';
import { walletServed } from './venues/wallets.ts';

/** The server's half of the manifest; a page without one does not compile. */
export const servedPages: Readonly<Record<RouteName, Served>> = {
  ...homeServed,
  ...coinListServed,
  ...coinServed,
  ...conceptServed,
  ...exchangeRankingServed,
  ...exchangeServed,
  ...walletServed,
  ...indicatorServed,
  ...defiServed,
  ...rankingServed,
  ...dappServed,
  ...newsServed,
  ...noticeServed,
  ...contentServed,
  ...klineServed,
  ...formServed,
  ...communityServed,
  ...siteServed,
};

/** What a page says of itself to a search engine when its data say nothing better. */
export function descriptionOf(name: RouteName): string {
  return servedPages[name].description ?? (summaryOf(name) || pages[name].title);
}
