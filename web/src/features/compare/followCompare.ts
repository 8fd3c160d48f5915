import type { Dispatch } from '@reduxjs/toolkit';
import { watchCookies } from '#api/storage/otherTabs.ts';
import { compareRestored } from './compareSlice.ts';
import { readCompare } from './compareStorage.ts';

/** Takes over what other tabs compare, before a press here could write over it. Returns the way to stop. */
export function followCompare(dispatch: Dispatch): () => void {
  return watchCookies(() => dispatch(compareRestored(readCompare())));
}
