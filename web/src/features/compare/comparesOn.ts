import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';

/** Beginnings of the names of pages that list coins or show one. */
const COMPARING =
  /^(home|coin(?!Feed|Event)|assets|mining|recorded|noRecorded|newCoins|activeTransaction|ath|hot|concept|sector|userTicker|futures|charts|compare|search|dataCoinTrend|dataDefi)/;

/** Whether a visitor of the page may be collecting coins: not while reading news, an article or a form. */
export function comparesOn(page: RouteName | null): boolean {
  return page !== null && COMPARING.test(page);
}
