import { coinChartEndpoints } from './coinCharts.ts';
import { coinInfoEndpoints } from './coinInfo.ts';
import { coinEndpoints } from './coins.ts';
import { conceptEndpoints } from './concepts.ts';
import { directoryEndpoints } from './directory.ts';
import type { Endpoint } from './endpoint.ts';
import { klineEndpoints } from './kline.ts';
import { marketEndpoints } from './market.ts';
import { rankingEndpoints } from './rankings.ts';
import { searchEndpoints } from './search.ts';
import { sentimentEndpoints } from './sentiment.ts';
import { siteEndpoints } from './site.ts';

/**
 * The endpoint table: every call the product makes, once.
 * The BFF's allow-list, the embedded upstream's handlers and the tests' mocks derive from it.
 * Features import only their own resource's rows, so that no page ships the schemas of another.
 */
export const endpoints = {
  ...marketEndpoints,
  ...coinEndpoints,
  ...coinInfoEndpoints,
  ...coinChartEndpoints,
  ...rankingEndpoints,
  ...conceptEndpoints,
  ...directoryEndpoints,
  ...searchEndpoints,
  ...sentimentEndpoints,
  ...siteEndpoints,
  ...klineEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type EndpointRow<Name extends EndpointName> = (typeof endpoints)[Name];
