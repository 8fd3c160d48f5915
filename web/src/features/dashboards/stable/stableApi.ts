import { stableEndpoints } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const stableApi = api.injectEndpoints({
  endpoints: (build) => ({
    stablecoins: build.query(fromRow(stableEndpoints.stablecoins)),
    stableChains: build.query(fromRow(stableEndpoints.stableChains)),
    stableSupplies: build.query(fromRow(stableEndpoints.stableSupplies)),
  }),
});

export const { useStablecoinsQuery, useStableChainsQuery, useStableSuppliesQuery } = stableApi;
