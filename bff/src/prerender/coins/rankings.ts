import { SALE_SORTS } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import type { rankingPages } from '@coinmirror/shared/manifest/rankings.ts';
import { type RankingName, rankingNames } from '@coinmirror/shared/rankings/rankings.ts';
import type { Served } from '../served.ts';
import { rankingPage } from './rankingBlocks.ts';

const byDefinition = Object.fromEntries(rankingNames.map((name) => [name, rankingPage(name)])) as Record<
  RankingName,
  Served
>;

/** What the server alone knows of them: what their definitions say, and what an address says beside the switches. */
export const rankingServed = {
  ...byDefinition,
  hotIeoNewCoin: rankingPage('hotIeoNewCoin', () => [{ sort: 'recent' }]),
  hotIeoNewCoinSub: rankingPage('hotIeoNewCoin', ({ subPage }) => [
    { sort: SALE_SORTS.find((one) => one === subPage) ?? 'recent' },
  ]),
  hotMax: rankingPage('hotMax', () => [{ isup: 1 }, { isup: 0 }]),
} satisfies Record<keyof typeof rankingPages, Served>;
