import { searchEndpoints } from '@coinmirror/shared/contract/search.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const searchResultsApi = api.injectEndpoints({
  endpoints: (build) => ({ webSearch: build.query(fromRow(searchEndpoints.webSearch)) }),
});

export const { useWebSearchQuery } = searchResultsApi;
