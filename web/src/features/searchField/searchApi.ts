import { commentEndpoints } from '@coinmirror/shared/contract/community/comments.ts';
import { searchEndpoints } from '@coinmirror/shared/contract/search.ts';
import { siteEndpoints } from '@coinmirror/shared/contract/site.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** Popular searches, ads, and the record of choices. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    hotSearch: build.query(fromRow(searchEndpoints.hotSearch)),
    searchAds: build.query(fromRow(siteEndpoints.searchAds)),
    searchAction: build.mutation(fromRow(commentEndpoints.searchAction)),
  }),
});

export const { useHotSearchQuery, useSearchAdsQuery } = searchApi;
