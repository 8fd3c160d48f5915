import { indicatorEndpoints } from '@coinmirror/shared/contract/indicators.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Indicators, day by day. */
const indicatorApi = api.injectEndpoints({
  endpoints: (build) => ({ ahr999: build.query(fromRow(indicatorEndpoints.ahr999)) }),
});

export const { useAhr999Query } = indicatorApi;
