import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { toast } from '#ui/toast/toast.ts';
import {
  type AlertsRoot,
  alertRemoved,
  alertSet,
  alertsFired,
  firedCleared,
  quietHoursSet,
  selectAlertBook,
} from './alertsSlice.ts';
import { writeAlerts } from './alertsStorage.ts';

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
