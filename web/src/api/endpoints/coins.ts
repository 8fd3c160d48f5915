import { coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Lists of coins, which many pages show. */
const coinsApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinRank: build.query(fromRow(coinEndpoints.coinRank)),
  }),
});

export const { useCoinRankQuery } = coinsApi;
