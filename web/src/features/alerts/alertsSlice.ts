import { ALERTS_MAX, type Alert } from '@coinmirror/shared/alerts/alert.ts';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyAlerts, type QuietHours, type StoredAlerts } from './alert.ts';

/** Which of this browser's alerts have been uploaded to an account, so that what is deleted there stays deleted. */
export interface MergedAlerts {
  readonly account: string;
  readonly ids: readonly string[];
}

/** What local storage holds. */
export interface LocalAlerts extends StoredAlerts {
  readonly merged: MergedAlerts | null;
}

/** `alerts` are the active ones: this browser's own, or the account's while logged in. */
export interface AlertsState extends LocalAlerts {
  /** This browser's own, set aside while logged in; null while logged out. */
  readonly stored: readonly Alert[] | null;
}

const initialState: AlertsState = { ...emptyAlerts, merged: null, stored: null };

/** The visitor's alerts, in this browser or on the account, and those that fired here. */
export const alertsSlice = createSlice({
  name: 'alerts',
  initialState,
  reducers: {
    /** Adds an alert, or replaces one. */
    alertSet(state, { payload }: PayloadAction<Alert>) {
      const index = state.alerts.findIndex((alert) => alert.id === payload.id);
      if (index >= 0) state.alerts[index] = payload;
      else if (state.alerts.length < ALERTS_MAX) state.alerts.unshift(payload);
    },
    alertRemoved(state, { payload }: PayloadAction<string>) {
      state.alerts = state.alerts.filter((alert) => alert.id !== payload);
    },
    quietHoursSet(state, { payload }: PayloadAction<QuietHours | null>) {
      state.quiet = payload;
    },
    firedCleared(state) {
      state.fired = [];
    },
    /** Some alerts fired: the result of `evaluate`. */
    alertsFired: (state, { payload }: PayloadAction<StoredAlerts>) => ({ ...state, ...payload }),
    /** Another tab changed local storage. */
    alertsRead: (state, { payload }: PayloadAction<LocalAlerts>) =>
      state.stored === null
        ? { ...state, ...payload }
        : { ...state, ...payload, alerts: state.alerts, stored: payload.alerts },
    /** The visitor logged in: until the account answers, alerts not yet uploaded are active. */
    alertAccountOpened(state, { payload: account }: PayloadAction<string>): AlertsState {
      const stored = state.stored ?? state.alerts;
      return { ...state, stored, alerts: unmergedAlerts({ ...state, alerts: stored }, account) };
    },
    /** The account returned its alerts. */
    alertAccountAnswered: (state, { payload }: PayloadAction<readonly Alert[]>) =>
      state.stored === null ? state : { ...state, alerts: payload },
    /** The visitor logged out: this browser's own alerts are active, the account's are not. */
    alertAccountClosed(state): AlertsState {
      const alerts = state.stored ?? state.alerts;
      const own = new Set(alerts.map(({ id }) => id));
      return { ...state, alerts, stored: null, fired: state.fired.filter(({ id }) => own.has(id)) };
    },
    /** The account has stored these; they stay here too, for after the logout. */
    alertsMerged(state, { payload: { account, ids } }: PayloadAction<MergedAlerts>) {
      const before = state.merged?.account === account ? state.merged.ids : [];
      state.merged = { account, ids: [...new Set([...before, ...ids])] };
    },
  },
  selectors: {
    selectStoredAlerts: (state): StoredAlerts => state,
    selectAlertsOfAccount: (state) => state.stored !== null,
    selectHasArmed: (state) => state.alerts.some((alert) => alert.armed),
    selectCoinAlertCount: (state, code: string) =>
      state.alerts.filter((alert) => alert.armed && alert.coin?.code === code).length,
  },
});

export const {
  alertSet,
  alertRemoved,
  quietHoursSet,
  firedCleared,
  alertsFired,
  alertsRead,
  alertAccountOpened,
  alertAccountAnswered,
  alertAccountClosed,
  alertsMerged,
} = alertsSlice.actions;
export const { selectStoredAlerts, selectAlertsOfAccount, selectHasArmed, selectCoinAlertCount } =
  alertsSlice.selectors;

/** The app has started: load the alerts of an already logged-in account. */
export const alertsBegun = createAction('alerts/alertsBegun');

/** The tab is shown again, or the network is back: the account's alerts may have changed. */
export const alertsLooked = createAction('alerts/alertsLooked');

/** The part of the store that alerts use. */
export interface AlertsRoot {
  readonly [alertsSlice.reducerPath]: AlertsState;
}

/** This browser's alerts that have not been uploaded to the account. */
export function unmergedAlerts({ alerts, merged }: LocalAlerts, account: string): readonly Alert[] {
  const mergedBefore = new Set(merged?.account === account ? merged.ids : []);
  return alerts.filter(({ id }) => !mergedBefore.has(id));
}
