import { coinMarketEndpoints } from '@coinmirror/shared/contract/coin/markets.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** The markets of a coin. */
const coinMarketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinMarkets: build.query(fromRow(coinMarketEndpoints.coinMarkets)),
    coinTradeShares: build.query(fromRow(coinMarketEndpoints.coinTradeShares)),
  }),
});

export const { useCoinMarketsQuery, useCoinTradeSharesQuery } = coinMarketsApi;
