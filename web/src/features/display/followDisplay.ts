import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { watchCookies, watchStored } from '#api/storage/otherTabs.ts';
import { displayRead } from './displaySlice.ts';
import { readDisplay } from './displayStorage.ts';

/** Follows changes of other tabs. Returns a function that stops it. */
export function followDisplay(dispatch: Dispatch): () => void {
  const read = () => void dispatch(displayRead(readDisplay()));
  const stops = [watchStored(STORAGE_KEYS.display, read), watchCookies(read)];
  return () => {
    for (const stop of stops) stop();
  };
}
