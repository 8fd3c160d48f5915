import { ALERTS_MAX, type Alert } from '@coinmirror/shared/alerts/alert.ts';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AlertBook, emptyAlerts, type QuietHours } from './alert.ts';

/** Which of this browser's alerts an account has taken over, so that what one deletes there stays deleted. */
export interface MergedAlerts {
  readonly account: string;
  readonly ids: readonly string[];
}

/** What stands in this browser's storage. */
export interface LocalAlerts extends AlertBook {
  readonly merged: MergedAlerts | null;
}

/** `alerts` are those in force: this browser's own, or the account's while somebody is logged in. */
export interface AlertsState extends LocalAlerts {
  /** This browser's own, put aside while an account counts; null while nobody is logged in. */
  readonly kept: readonly Alert[] | null;
}

const initialState: AlertsState = { ...emptyAlerts, merged: null, kept: null };

/** The alerts a visitor set, in this browser or on the account, and what of them came true here. */
export const alertsSlice = createSlice({
  name: 'alerts',
  initialState,
  reducers: {
    /** A new one, or another form of a known one. */
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
    /** Some came true: the book as `evaluate` left it. */
    alertsFired: (state, { payload }: PayloadAction<AlertBook>) => ({ ...state, ...payload }),
    /** Another tab changed what this browser keeps. */
    alertsRead: (state, { payload }: PayloadAction<LocalAlerts>) =>
      state.kept === null
        ? { ...state, ...payload }
        : { ...state, ...payload, alerts: state.alerts, kept: payload.alerts },
    /** Somebody logged in: until the account answers, what it was never told of is in force. */
    alertAccountOpened(state, { payload: account }: PayloadAction<string>): AlertsState {
      const kept = state.kept ?? state.alerts;
      return { ...state, kept, alerts: unmergedAlerts({ ...state, alerts: kept }, account) };
    },
    /** The account told what it holds. */
    alertAccountAnswered: (state, { payload }: PayloadAction<readonly Alert[]>) =>
      state.kept === null ? state : { ...state, alerts: payload },
    /** Nobody is logged in: this browser's own are in force, and nothing tells of the account's. */
    alertAccountClosed(state): AlertsState {
      const alerts = state.kept ?? state.alerts;
      const own = new Set(alerts.map(({ id }) => id));
      return { ...state, alerts, kept: null, fired: state.fired.filter(({ id }) => own.has(id)) };
    },
    /** The account took these over; they stay here too, for the time after the logout. */
    alertsMerged(state, { payload: { account, ids } }: PayloadAction<MergedAlerts>) {
      const before = state.merged?.account === account ? state.merged.ids : [];
      state.merged = { account, ids: [...new Set([...before, ...ids])] };
    },
  },
  selectors: {
    selectAlertBook: (state): AlertBook => state,
    selectAlertsOfAccount: (state) => state.kept !== null,
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
export const { selectAlertBook, selectAlertsOfAccount, selectHasArmed, selectCoinAlertCount } =
  alertsSlice.selectors;

/** The app has begun: whoever is logged in already has their alerts asked for. */
export const alertsBegun = createAction('alerts/alertsBegun');

/** The tab is looked at again, or the line is back: the account may hold others by now. */
export const alertsLooked = createAction('alerts/alertsLooked');

/** The part of the store that alerts need. */
export interface AlertsRoot {
  readonly [alertsSlice.reducerPath]: AlertsState;
}

/** What of this browser's alerts the account was never told of. */
export function unmergedAlerts({ alerts, merged }: LocalAlerts, account: string): readonly Alert[] {
  const told = new Set(merged?.account === account ? merged.ids : []);
  return alerts.filter(({ id }) => !told.has(id));
}
