import { officialEndpoints } from '@coinmirror/shared/contract/official.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The site's genuine accounts and addresses. */
const officialApi = api.injectEndpoints({
  endpoints: (build) => ({ officialList: build.query(fromRow(officialEndpoints.officialList)) }),
});

export const { useOfficialListQuery } = officialApi;
