import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';

/**
 * The call that the frame of nearly every page repeats each second; its success tells whether the connection
 * works.
 */
export const HEARTBEAT: EndpointName = 'globalMarket';

/** What the frame asks for on every page, and what hardly changes: these calls do not make a page a data page. */
export const SITE_FRAME_CALLS: ReadonlySet<string> = new Set<EndpointName>([
  HEARTBEAT,
  'currencyRates',
  'exchangeRates',
  'conceptHot',
  'contactQr',
  'friendLinks',
  'hotSearch',
  'memberInfo',
  'searchAds',
  'wikiIndex',
]);
