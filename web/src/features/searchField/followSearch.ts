import type { Dispatch } from '@reduxjs/toolkit';
import { watchCookies } from '#api/storage/otherTabs.ts';
import { searchHistoryRead } from './searchSlice.ts';
import { readSearchHistory } from './searchStorage.ts';

/** Takes over what was searched for in other tabs, before a search here could write over it. Returns the way to stop. */
export function followSearch(dispatch: Dispatch): () => void {
  return watchCookies(() => dispatch(searchHistoryRead(readSearchHistory())));
}
