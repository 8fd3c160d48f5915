import { indicators } from '../indicators/definitions/indicators.ts';
import { changeDefinitions } from './change.ts';
import { defiDefinitions } from './defi.ts';
import type { Definition } from './definition.ts';
import { derivativeDefinitions } from './derivatives.ts';
import { extremesDefinitions } from './extremes.ts';
import { figureDefinitions } from './figures.ts';
import { holdingDefinitions } from './holding.ts';
import { issueDefinitions } from './issue.ts';
import { marketDefinitions } from './market.ts';
import { portfolioDefinitions } from './portfolio.ts';
import { rankingDefinitions } from './rankings.ts';
import { tradingDefinitions } from './trading.ts';
import { venueDefinitions } from './venues.ts';
import { wholeMarketDefinitions } from './wholeMarket.ts';

const table = {
  ...marketDefinitions,
  ...changeDefinitions,
  ...extremesDefinitions,
  ...wholeMarketDefinitions,
  ...tradingDefinitions,
  ...issueDefinitions,
  ...figureDefinitions,
  ...holdingDefinitions,
  ...derivativeDefinitions,
  ...defiDefinitions,
  ...indicators,
  ...venueDefinitions,
  ...rankingDefinitions,
  ...portfolioDefinitions,
} as const;

export type DefinitionId = keyof typeof table;

/** The one registry of what numbers mean: behind every definition card, and for the wiki. */
export const definitions: Readonly<Record<DefinitionId, Definition>> = table;
