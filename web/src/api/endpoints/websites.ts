import { websiteEndpoints } from '@coinmirror/shared/contract/websites.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The directory of sites. */
const websitesApi = api.injectEndpoints({
  endpoints: (build) => ({ websiteList: build.query(fromRow(websiteEndpoints.websiteList)) }),
});

export const { useWebsiteListQuery } = websitesApi;
