import { isAnyOf } from '@reduxjs/toolkit';
import { createAccountListener } from '#api/accountListener.ts';
import type { AlertSync } from './account/alertSync.ts';
import {
  type AlertsRoot,
  alertAccountAnswered,
  alertAccountClosed,
  alertAccountOpened,
  alertRemoved,
  alertSet,
  alertsBegun,
  alertsFired,
  alertsLooked,
  alertsMerged,
  firedCleared,
  quietHoursSet,
} from './alertsSlice.ts';
import { writeAlerts } from './alertsStorage.ts';

const isChange = isAnyOf(alertSet, alertRemoved, alertsFired);
type AlertAction = ReturnType<typeof alertSet | typeof alertRemoved | typeof alertsFired>;

/** Writes this browser's alerts to local storage, and keeps an account's with the account. */
export function createAlertsListener(accountOf: (state: unknown) => string | null) {
  return createAccountListener<AlertsRoot, AlertAction, AlertSync>({
    accountOf,
    fetchSync: async (session) => {
      const { createAlertSync } = await import('./account/alertSync.ts');
      return createAlertSync(session);
    },
    isBegin: alertsBegun.match,
    isLook: alertsLooked.match,
    turn(account, { alerts: { stored } }) {
      if (account !== null) return alertAccountOpened(account);
      return stored === null ? null : alertAccountClosed();
    },
    isLocal: isAnyOf(isChange, quietHoursSet, firedCleared, alertsMerged),
    write: ({ alerts }) => writeAlerts(alerts),
    notWritten: '浏览器不允许保存，预警在关闭页面后会丢失',
    isChange,
    toSend(_change, root, before) {
      if (root.alerts.stored === null) return null;
      const change = changeOf(root, before);
      return change.saved.length + change.removed.length === 0 ? null : (sync) => sync.send(change);
    },
    // What came true has come true: taken back, it would be told again and again.
    takeBack: (change, before) =>
      alertsFired.match(change) ? null : alertAccountAnswered(before.alerts.alerts),
  });
}

function changeOf({ alerts: { alerts } }: AlertsRoot, { alerts: { alerts: before } }: AlertsRoot) {
  return {
    saved: alerts.filter((alert) => !before.includes(alert)),
    removed: before.flatMap(({ id }) => (alerts.some((alert) => alert.id === id) ? [] : [id])),
  };
}
