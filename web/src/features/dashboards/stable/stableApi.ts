import { stableEndpoints } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const stableApi = api.injectEndpoints({
  endpoints: (build) => ({
    stablecoins: build.query(fromRow(stableEndpoints.stablecoins)),
    stableSupplies: build.query(fromRow(stableEndpoints.stableSupplies)),
  }),
});

export const { useStablecoinsQuery, useStableSuppliesQuery } = stableApi;
