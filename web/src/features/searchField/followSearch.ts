import type { Dispatch } from '@reduxjs/toolkit';
import { watchCookies } from '#api/storage/otherTabs.ts';
import { searchHistoryRead } from './searchSlice.ts';
import { readSearchHistory } from './searchStorage.ts';

/** Follows searches of other tabs, before a search here could overwrite them. Returns a function that stops it. */
export function followSearch(dispatch: Dispatch): () => void {
  return watchCookies(() => dispatch(searchHistoryRead(readSearchHistory())));
}
