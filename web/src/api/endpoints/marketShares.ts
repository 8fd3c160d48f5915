import { marketShareEndpoints } from '@coinmirror/shared/contract/marketShares.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Shares of the market by holder. */
const marketSharesApi = api.injectEndpoints({
  endpoints: (build) => ({ coinAccounting: build.query(fromRow(marketShareEndpoints.coinAccounting)) }),
});

export const { useCoinAccountingQuery } = marketSharesApi;
