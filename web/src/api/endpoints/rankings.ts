import { rankingEndpoints } from '@coinmirror/shared/contract/rankings/moves.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The rankings: gainers and losers, volume, turnover, large positions. */
const rankingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    maxChange: build.query(fromRow(rankingEndpoints.maxChange)),
    volumeRank: build.query(fromRow(rankingEndpoints.volumeRank)),
    turnoverRank: build.query(fromRow(rankingEndpoints.turnoverRank)),
    largePosition: build.query(fromRow(rankingEndpoints.largePosition)),
  }),
});

export const { useMaxChangeQuery, useVolumeRankQuery, useTurnoverRankQuery, useLargePositionQuery } =
  rankingsApi;
