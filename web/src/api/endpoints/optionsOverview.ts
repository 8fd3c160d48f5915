import { exchangeOptionEndpoints } from '@coinmirror/shared/contract/exchange/options.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

const optionsApi = api.injectEndpoints({
  endpoints: (build) => ({ optionsOverview: build.query(fromRow(exchangeOptionEndpoints.optionsOverview)) }),
});

export const { useOptionsOverviewQuery } = optionsApi;
