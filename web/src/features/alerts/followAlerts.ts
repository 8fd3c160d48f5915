import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { onReconnectOrFocus } from '#api/onReconnectOrFocus.ts';
import { watchStored } from '#api/storage/otherTabs.ts';
import { alertsLooked, alertsRead } from './alertsSlice.ts';
import { toAlertBook } from './alertsStorage.ts';

/** Takes over what other tabs set, and looks at the account again when this tab is. Returns the way to stop. */
export function followAlerts(dispatch: Dispatch): () => void {
  const stops = [
    onReconnectOrFocus(() => dispatch(alertsLooked())),
    watchStored(STORAGE_KEYS.alerts, (value) => dispatch(alertsRead(toAlertBook(value)))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
