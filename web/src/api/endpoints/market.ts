import { marketEndpoints } from '@coinmirror/shared/contract/market.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The two market-wide calls that several features need. */
export const marketApi = api.injectEndpoints({
  endpoints: (build) => ({
    globalMarket: build.query(fromRow(marketEndpoints.globalMarket)),
    currencyRates: build.query(fromRow(marketEndpoints.currencyRates)),
  }),
});

export const { useGlobalMarketQuery, useCurrencyRatesQuery } = marketApi;
