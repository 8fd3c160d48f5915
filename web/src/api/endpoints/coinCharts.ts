import { coinChartEndpoints } from '@coinmirror/shared/contract/coin/charts.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** A coin's price, market value and volume over time. */
const coinChartsApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinCharts: build.query(fromRow(coinChartEndpoints.coinCharts)),
  }),
});

export const { useCoinChartsQuery } = coinChartsApi;
