import { exchangeEndpoints } from '@coinmirror/shared/contract/exchanges.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The ranking of exchanges. */
const exchangesApi = api.injectEndpoints({
  endpoints: (build) => ({ exchangeRank: build.query(fromRow(exchangeEndpoints.exchangeRank)) }),
});

export const { useExchangeRankQuery } = exchangesApi;
