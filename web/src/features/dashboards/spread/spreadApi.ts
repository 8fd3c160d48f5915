import { spreadEndpoints } from '@coinmirror/shared/contract/dashboards/spread.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const spreadApi = api.injectEndpoints({
  endpoints: (build) => ({ spotSpread: build.query(fromRow(spreadEndpoints.spotSpread)) }),
});

export const { useSpotSpreadQuery } = spreadApi;
