import { holdingRankings } from './holding.ts';
import { moveRankings } from './moves.ts';
import { newcomerRankings } from './newcomers.ts';
import { popularityRankings } from './popularity.ts';
import type { Ranking } from './ranking.ts';
import { tradeRankings } from './trade.ts';

const table = {
  ...moveRankings,
  ...tradeRankings,
  ...holdingRankings,
  ...newcomerRankings,
  ...popularityRankings,
};

/** A ranking under /hot/, by the name of its page. */
export type RankingName = keyof typeof table;

/** Every ranking: navigation, texts, switches, calls, preloads and prerendered HTML derive from it. */
export const rankings: Readonly<Record<RankingName, Ranking>> = table;

export const rankingNames = Object.keys(table) as readonly RankingName[];
