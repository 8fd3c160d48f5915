import type { Dispatch } from '@reduxjs/toolkit';
import { watchCookies } from '#api/storage/otherTabs.ts';
import { compareRestored } from './compareSlice.ts';
import { readCompare } from './compareStorage.ts';

/** Follows the comparison of other tabs, before a press here could overwrite it. Returns a function that stops it. */
export function followCompare(dispatch: Dispatch): () => void {
  return watchCookies(() => dispatch(compareRestored(readCompare())));
}
