import { HOT_SEARCH_IN_HEADER, HOT_SEARCH_SIZE } from '@coinmirror/shared/constants/limits.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { searchApi } from './searchApi.ts';
import { hotWordsRead, type SearchState, type searchSlice } from './searchSlice.ts';

type SearchRoot = { readonly [searchSlice.reducerPath]: SearchState };

/** Loads the popular searches once, and keeps the few words the header suggests. */
export async function loadHotWords(
  dispatch: ThunkDispatch<SearchRoot, unknown, UnknownAction>,
): Promise<void> {
  const request = dispatch(searchApi.endpoints.hotSearch.initiate({ page: 1, pagesize: HOT_SEARCH_SIZE }));
  const { data } = await request;
  request.unsubscribe();
  const words = (data?.value.rows ?? []).slice(0, HOT_SEARCH_IN_HEADER).map((row) => row.symbol);
  if (words.length > 0) dispatch(hotWordsRead(words));
}
