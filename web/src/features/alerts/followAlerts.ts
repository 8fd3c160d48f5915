import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { onReconnectOrFocus } from '#api/onReconnectOrFocus.ts';
import { watchStored } from '#api/storage/otherTabs.ts';
import { alertsLooked, alertsRead } from './alertsSlice.ts';
import { toAlertBook } from './alertsStorage.ts';

/**
 * Follows changes of other tabs, and reloads the account's alerts when this tab is shown. Returns a function that stops
 * it.
 */
export function followAlerts(dispatch: Dispatch): () => void {
  const stops = [
    onReconnectOrFocus(() => dispatch(alertsLooked())),
    watchStored(STORAGE_KEYS.alerts, (value) => dispatch(alertsRead(toAlertBook(value)))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
