import { coinMarketEndpoints } from '@coinmirror/shared/contract/coin/markets.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const coinMarketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinMarkets: build.query(fromRow(coinMarketEndpoints.coinMarkets)),
    coinTradeShares: build.query(fromRow(coinMarketEndpoints.coinTradeShares)),
  }),
});

export const { useCoinMarketsQuery, useCoinTradeSharesQuery } = coinMarketsApi;
