import { newcomerRankingEndpoints } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import { popularityEndpoints } from '@coinmirror/shared/contract/rankings/popularity.ts';
import { tradeRankingEndpoints } from '@coinmirror/shared/contract/rankings/trade.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The rankings that only the pages under /hot/ show. */
const hotRankingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    pairRank: build.query(fromRow(tradeRankingEndpoints.pairRank)),
    exchangeVolumeRank: build.query(fromRow(tradeRankingEndpoints.exchangeVolumeRank)),
    listingRank: build.query(fromRow(tradeRankingEndpoints.listingRank)),
    conceptRank: build.query(fromRow(tradeRankingEndpoints.conceptRank)),
    newCoinRank: build.query(fromRow(newcomerRankingEndpoints.newCoinRank)),
    saleRank: build.query(fromRow(newcomerRankingEndpoints.saleRank)),
    addressRank: build.query(fromRow(popularityEndpoints.addressRank)),
    socialRank: build.query(fromRow(popularityEndpoints.socialRank)),
    projectRank: build.query(fromRow(popularityEndpoints.projectRank)),
  }),
});

export const {
  usePairRankQuery,
  useExchangeVolumeRankQuery,
  useListingRankQuery,
  useConceptRankQuery,
  useNewCoinRankQuery,
  useSaleRankQuery,
  useAddressRankQuery,
  useSocialRankQuery,
  useProjectRankQuery,
} = hotRankingsApi;
