import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { isMajorCoin } from './majorCoins.ts';

const LIVE_PAGES: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'homeSub',
  'dataFutures',
  'futures',
  'userTicker',
  'kline',
  'klineHandicap',
]);

/** Whether the specification allows the live socket on a page; on a coin's page only for a major coin. */
export function liveAllowed(name: RouteName, params: Readonly<Record<string, string | undefined>>): boolean {
  if (name === 'coin') return isMajorCoin(params['coinCode'] ?? '');
  return LIVE_PAGES.has(name);
}
