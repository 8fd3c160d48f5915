import { changeDefinitions } from '../definitions/change.ts';
import { defiDefinitions } from '../definitions/defi.ts';
import type { Definition } from '../definitions/definition.ts';
import { derivativeDefinitions } from '../definitions/derivatives.ts';
import { extremesDefinitions } from '../definitions/extremes.ts';
import { dashboardDefinitions } from '../definitions/figures.ts';
import { holdingDefinitions } from '../definitions/holding.ts';
import { issueDefinitions } from '../definitions/issue.ts';
import { marketDefinitions } from '../definitions/market.ts';
import { optionDefinitions } from '../definitions/options.ts';
import { poolDefinitions } from '../definitions/pools.ts';
import { portfolioDefinitions } from '../definitions/portfolio.ts';
import { rankingDefinitions } from '../definitions/rankings.ts';
import { totalMarketDefinitions } from '../definitions/totalMarket.ts';
import { tradingDefinitions } from '../definitions/trading.ts';
import { venueDefinitions } from '../definitions/venues.ts';
import { indicators } from '../indicators/definitions/indicators.ts';

const table = {
  ...marketDefinitions,
  ...changeDefinitions,
  ...extremesDefinitions,
  ...totalMarketDefinitions,
  ...tradingDefinitions,
  ...issueDefinitions,
  ...dashboardDefinitions,
  ...holdingDefinitions,
  ...derivativeDefinitions,
  ...defiDefinitions,
  ...poolDefinitions,
  ...indicators,
  ...venueDefinitions,
  ...rankingDefinitions,
  ...optionDefinitions,
  ...portfolioDefinitions,
} as const;

export type DefinitionId = keyof typeof table;

/** All definitions of numbers, for definition cards and the wiki. */
export const definitions: Readonly<Record<DefinitionId, Definition>> = table;
