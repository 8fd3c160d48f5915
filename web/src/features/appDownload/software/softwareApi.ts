import { softwareEndpoints } from '@coinmirror/shared/contract/software.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** Programs of exchanges and wallets. */
const softwareApi = api.injectEndpoints({
  endpoints: (build) => ({
    softwareList: build.query(fromRow(softwareEndpoints.softwareList)),
    softwareDetail: build.query(fromRow(softwareEndpoints.softwareDetail)),
  }),
});

export const { useSoftwareListQuery, useSoftwareDetailQuery } = softwareApi;
