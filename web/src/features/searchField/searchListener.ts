import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import {
  type SearchState,
  searched,
  searchForgotten,
  searchHistoryCleared,
  searchSlice,
} from './searchSlice.ts';
import { writeSearchHistory } from './searchStorage.ts';

/** Syncs the search history cookie with the slice. */
export function createSearchListener() {
  const listener = createListenerMiddleware<{ [searchSlice.reducerPath]: SearchState }>();
  listener.startListening({
    matcher: isAnyOf(searched, searchForgotten, searchHistoryCleared),
    effect: (_action, { getState }) =>
      writeSearchHistory(searchSlice.selectors.selectSearchHistory(getState())),
  });
  return listener.middleware;
}
