import { pages, type RouteName } from '../../manifest/pages.ts';
import { summaryOf } from '../summaries.ts';
import { coinListServed } from './coinLists.ts';
import { coinServed } from './coins.ts';
import { conceptServed } from './concepts.ts';
import { dappServed } from './dapps.ts';
import { defiServed } from './defi.ts';
import { exchangeBoardServed } from './exchangeBoards.ts';
import { exchangeServed } from './exchanges.ts';
import { formServed } from './forms.ts';
import { homeServed } from './home.ts';
import { indicatorServed } from './indicators.ts';
import { klineServed } from './kline.ts';
import { newsServed } from './news.ts';
import { noticeServed } from './notices.ts';
import { peopleServed } from './people.ts';
import { rankingServed } from './rankings.ts';
import { readingServed } from './reading.ts';
import type { Served } from './served.ts';
import { siteServed } from './site.ts';
import { walletServed } from './wallets.ts';

/** The server's half of the manifest; a page without one does not compile. */
export const servedPages: Readonly<Record<RouteName, Served>> = {
  ...homeServed,
  ...coinListServed,
  ...coinServed,
  ...conceptServed,
  ...exchangeBoardServed,
  ...exchangeServed,
  ...walletServed,
  ...indicatorServed,
  ...defiServed,
  ...rankingServed,
  ...dappServed,
  ...newsServed,
  ...noticeServed,
  ...readingServed,
  ...klineServed,
  ...formServed,
  ...peopleServed,
  ...siteServed,
};

/** What a page says of itself to a search engine when its data say nothing better. */
export function descriptionOf(name: RouteName): string {
  return servedPages[name].description ?? (summaryOf(name) || pages[name].title);
}
