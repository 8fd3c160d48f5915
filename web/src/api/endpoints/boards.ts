import { newcomerBoardEndpoints } from '@coinmirror/shared/contract/boards/newcomers.ts';
import { peopleBoardEndpoints } from '@coinmirror/shared/contract/boards/people.ts';
import { tradeBoardEndpoints } from '@coinmirror/shared/contract/boards/trade.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The rankings that only the pages under /hot/ show. */
const boardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    pairRank: build.query(fromRow(tradeBoardEndpoints.pairRank)),
    exchangeVolumeRank: build.query(fromRow(tradeBoardEndpoints.exchangeVolumeRank)),
    listingRank: build.query(fromRow(tradeBoardEndpoints.listingRank)),
    conceptRank: build.query(fromRow(tradeBoardEndpoints.conceptRank)),
    newCoinRank: build.query(fromRow(newcomerBoardEndpoints.newCoinRank)),
    saleRank: build.query(fromRow(newcomerBoardEndpoints.saleRank)),
    addressRank: build.query(fromRow(peopleBoardEndpoints.addressRank)),
    socialRank: build.query(fromRow(peopleBoardEndpoints.socialRank)),
    projectRank: build.query(fromRow(peopleBoardEndpoints.projectRank)),
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
} = boardsApi;
