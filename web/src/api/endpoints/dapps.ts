import { dappEndpoints } from '@coinmirror/shared/contract/dapps.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Decentralised applications. */
const dappsApi = api.injectEndpoints({
  endpoints: (build) => ({
    dapps: build.query(fromRow(dappEndpoints.dapps)),
    dappCategories: build.query(fromRow(dappEndpoints.dappCategories)),
    dappInfo: build.query(fromRow(dappEndpoints.dappInfo)),
  }),
});

export const { useDappsQuery, useDappCategoriesQuery, useDappInfoQuery } = dappsApi;
