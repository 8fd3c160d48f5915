import { futuresOverviewEndpoints } from '@coinmirror/shared/contract/dashboards/futures.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const futuresApi = api.injectEndpoints({
  endpoints: (build) => ({ futuresOverview: build.query(fromRow(futuresOverviewEndpoints.futuresOverview)) }),
});

export const { useFuturesOverviewQuery } = futuresApi;
