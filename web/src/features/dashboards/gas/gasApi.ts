import { gasEndpoints } from '@coinmirror/shared/contract/dashboards/gas.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const gasApi = api.injectEndpoints({
  endpoints: (build) => ({ ethGas: build.query(fromRow(gasEndpoints.ethGas)) }),
});

export const { useEthGasQuery } = gasApi;
