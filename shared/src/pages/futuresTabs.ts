import { FUTURES_TABS, type FuturesTab } from '../dashboards/futuresTabs.ts';
import { titleOf } from '../manifest/pages.ts';

/** Title of a tab of `/data/futures.html`: 合约资金费率; the page's own for the first. */
export function titleOfFuturesTab(tab: FuturesTab): string {
  return tab === FUTURES_TABS[0] ? titleOf('dataFutures') : `合约${tab.label}`;
}
