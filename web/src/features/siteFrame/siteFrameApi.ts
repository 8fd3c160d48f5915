import { conceptEndpoints } from '@coinmirror/shared/contract/concepts.ts';
import { siteEndpoints } from '@coinmirror/shared/contract/site.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** Endpoints of the menu and the footer. */
const siteFrameApi = api.injectEndpoints({
  endpoints: (build) => ({
    conceptHot: build.query(fromRow(conceptEndpoints.conceptHot)),
    friendLinks: build.query(fromRow(siteEndpoints.friendLinks)),
  }),
});

export const { useConceptHotQuery, useFriendLinksQuery } = siteFrameApi;
