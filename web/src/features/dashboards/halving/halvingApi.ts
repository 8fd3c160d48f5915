import { halvingEndpoints } from '@coinmirror/shared/contract/dashboards/halving.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const halvingApi = api.injectEndpoints({
  endpoints: (build) => ({
    halving: build.query(fromRow(halvingEndpoints.halving)),
  }),
});

export const { useHalvingQuery } = halvingApi;
