import { siteEndpoints } from '@coinmirror/shared/contract/site.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({ contactQr: build.query(fromRow(siteEndpoints.contactQr)) }),
});

export const { useContactQrQuery } = contactApi;
