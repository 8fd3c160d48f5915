import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { watchCookies, watchStored } from '#api/storage/otherTabs.ts';
import { sessionRead } from './sessionSlice.ts';
import { readSession } from './sessionStorage.ts';

/**
 * Re-reads the session when another tab logs in or out, and when this tab is shown again. Returns a function that stops
 * it.
 */
export function followSession(dispatch: Dispatch): () => void {
  const read = () => void dispatch(sessionRead(readSession()));
  const stops = [watchStored(STORAGE_KEYS.userInfo, read), watchCookies(read)];
  return () => {
    for (const stop of stops) stop();
  };
}
