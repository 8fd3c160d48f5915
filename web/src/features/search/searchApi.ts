import { searchEndpoints } from '@coinmirror/shared/contract/search.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** What others search for. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    hotSearch: build.query(fromRow(searchEndpoints.hotSearch)),
  }),
});

export const { useHotSearchQuery } = searchApi;
