import { conceptEndpoints } from '@coinmirror/shared/contract/concepts.ts';
import { siteEndpoints } from '@coinmirror/shared/contract/site.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** What the menu and the footer ask for. */
const siteFrameApi = api.injectEndpoints({
  endpoints: (build) => ({
    conceptHot: build.query(fromRow(conceptEndpoints.conceptHot)),
    friendLinks: build.query(fromRow(siteEndpoints.friendLinks)),
  }),
});

export const { useConceptHotQuery, useFriendLinksQuery } = siteFrameApi;
