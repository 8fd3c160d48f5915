import {
  createListenerMiddleware,
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { errorText } from '#api/failure.ts';
import { createLazySync } from '#api/lazySync.ts';
import { toast } from '#ui/toast/toast.ts';
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

type Api = ListenerEffectAPI<AlertsRoot, ThunkDispatch<unknown, unknown, UnknownAction>>;

/**
 * Writes this browser's alerts to local storage, and syncs an account's with the account. `accountOf` returns the
 * logged-in account (null: nobody). The sync code loads for logged-in visitors only.
 */
export function createAlertsListener(accountOf: (state: unknown) => string | null) {
  const listener = createListenerMiddleware<AlertsRoot>();
  const { startListening } = listener;
  const sync = createLazySync<Api, AlertSync>(
    ({ getState }) => accountOf(getState()),
    async (account, { dispatch, getState }) => {
      const { createAlertSync } = await import('./account/alertSync.ts');
      return createAlertSync({
        account,
        dispatch,
        state: () => getState().alerts,
        isCurrent: () => accountOf(getState()) === account,
      });
    },
  );

  startListening({
    matcher: isAnyOf(alertSet, alertRemoved, quietHoursSet, firedCleared, alertsFired, alertsMerged),
    effect: (_action, { getState }) => {
      if (!writeAlerts(getState().alerts)) toast.error('浏览器不允许保存，预警在关闭页面后会丢失');
    },
  });

  startListening({
    matcher: isAnyOf(alertSet, alertRemoved, alertsFired),
    effect: async (action, api) => {
      if (api.getState().alerts.kept === null) return;
      const before = api.getOriginalState().alerts.alerts;
      const { alerts } = api.getState().alerts;
      const saved = alerts.filter((alert) => !before.includes(alert));
      const removed = before.flatMap(({ id }) => (alerts.some((alert) => alert.id === id) ? [] : [id]));
      if (saved.length + removed.length === 0) return;
      const account = await sync.get(api);
      if (account) return account.send({ saved, removed });
      // A fired alert is not rolled back: it would fire again and again.
      if (!alertsFired.match(action)) api.dispatch(alertAccountAnswered(before));
      toast.error(errorText({ kind: 'network' }));
    },
  });

  startListening({
    predicate: (action, now, before) => alertsBegun.match(action) || accountOf(now) !== accountOf(before),
    effect: async (_action, api) => {
      const account = accountOf(api.getState());
      if (account !== null) api.dispatch(alertAccountOpened(account));
      else if (api.getState().alerts.kept !== null) api.dispatch(alertAccountClosed());
      await sync.change(api);
    },
  });

  startListening({
    actionCreator: alertsLooked,
    effect: async (_action, api) => (await sync.get(api))?.load(),
  });
  return listener.middleware;
}
