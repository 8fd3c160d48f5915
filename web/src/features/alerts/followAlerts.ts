import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { followAccount } from '#api/followAccount.ts';
import { alertsLooked, alertsRead } from './alertsSlice.ts';
import { toStoredAlerts } from './alertsStorage.ts';

/** Keeps the alerts in step with other tabs and with the account. Returns the way to stop. */
export function followAlerts(dispatch: Dispatch): () => void {
  return followAccount({
    key: STORAGE_KEYS.alerts,
    onStored: (value) => dispatch(alertsRead(toStoredAlerts(value))),
    look: () => dispatch(alertsLooked()),
  });
}
