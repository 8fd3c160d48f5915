import type { PageCall } from '../served.ts';

/** What the bars around every page show at once; what is in the menu's drawers is asked for when one opens. */
export const SITE_FRAME_CALLS: readonly PageCall[] = [
  { name: 'globalMarket', params: {} },
  { name: 'currencyRates', params: {} },
];
