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

/** Whether the specification lets a page hold the live socket; a coin's page only when the coin is a major one. */
export function liveAllowed(name: RouteName, params: Readonly<Record<string, string | undefined>>): boolean {
  if (name === 'coin') return isMajorCoin(params['coinCode'] ?? '');
  return LIVE_PAGES.has(name);
}
