import { coinHistoryEndpoints } from '@coinmirror/shared/contract/coin/history.ts';
import { halvingEndpoints } from '@coinmirror/shared/contract/figures/halving.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const halvingApi = api.injectEndpoints({
  endpoints: (build) => ({
    halving: build.query(fromRow(halvingEndpoints.halving)),
    /** The days of a coin, for a stretch that is over. */
    pastDays: build.query(fromRow(coinHistoryEndpoints.coinHistory)),
  }),
});

export const { useHalvingQuery, usePastDaysQuery } = halvingApi;
