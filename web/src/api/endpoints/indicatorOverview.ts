import { indicatorOverviewEndpoints } from '@coinmirror/shared/contract/dashboards/indicatorOverview.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The values of all indicators on one day. */
const indicatorOverviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    indicatorOverview: build.query(fromRow(indicatorOverviewEndpoints.indicatorOverview)),
  }),
});

export const { useIndicatorOverviewQuery } = indicatorOverviewApi;
