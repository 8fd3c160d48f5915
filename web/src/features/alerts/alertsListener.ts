import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { createListenerMiddleware, type Dispatch, isAnyOf } from '@reduxjs/toolkit';
import { watchStored } from '#api/storage/localStore.ts';
import { toast } from '#ui/toast/toast.ts';
import {
  type AlertsRoot,
  alertRemoved,
  alertSet,
  alertsFired,
  alertsRead,
  firedCleared,
  quietHoursSet,
  selectAlertBook,
} from './alertsSlice.ts';
import { toAlertBook, writeAlerts } from './alertsStorage.ts';

/** Writes the alerts to local storage whenever this tab changes them. */
export function createAlertsListener() {
  const listener = createListenerMiddleware<AlertsRoot>();
  listener.startListening({
    matcher: isAnyOf(alertSet, alertRemoved, quietHoursSet, firedCleared, alertsFired),
    effect: (_action, { getState }) => {
      if (!writeAlerts(selectAlertBook(getState()))) toast.error('浏览器不允许保存，预警在关闭页面后会丢失');
    },
  });
  return listener.middleware;
}

/** Takes over what other tabs set. Returns the way to stop. */
export function followAlerts(dispatch: Dispatch): () => void {
  return watchStored(STORAGE_KEYS.alerts, (value) => dispatch(alertsRead(toAlertBook(value))));
}
