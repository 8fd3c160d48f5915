import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { watchStored } from '#api/storage/otherTabs.ts';
import { alertsRead } from './alertsSlice.ts';
import { toAlertBook } from './alertsStorage.ts';

/** Takes over what other tabs set. Returns the way to stop. */
export function followAlerts(dispatch: Dispatch): () => void {
  return watchStored(STORAGE_KEYS.alerts, (value) => dispatch(alertsRead(toAlertBook(value))));
}
