import { trustEndpoints } from '@coinmirror/shared/contract/dashboards/trusts.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const grayApi = api.injectEndpoints({
  endpoints: (build) => ({
    trusts: build.query(fromRow(trustEndpoints.trusts)),
    fundFlows: build.query(fromRow(trustEndpoints.fundFlows)),
  }),
});

export const { useTrustsQuery, useFundFlowsQuery } = grayApi;
