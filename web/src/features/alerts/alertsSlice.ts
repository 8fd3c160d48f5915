import { ALERTS_MAX, type Alert } from '@coinmirror/shared/alerts/alert.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AlertBook, emptyAlerts, type QuietHours } from './alert.ts';

const initialState: AlertBook = emptyAlerts;

/** The alerts a visitor set in this browser, and what of them came true. */
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
    alertsFired: (_state, { payload }: PayloadAction<AlertBook>) => payload,
    /** Another tab changed the book. */
    alertsRead: (_state, { payload }: PayloadAction<AlertBook>) => payload,
  },
  selectors: {
    selectAlertBook: (state) => state,
    selectHasArmed: (state) => state.alerts.some((alert) => alert.armed),
    selectCoinAlertCount: (state, code: string) =>
      state.alerts.filter((alert) => alert.armed && alert.coin?.code === code).length,
  },
});

export const { alertSet, alertRemoved, quietHoursSet, firedCleared, alertsFired, alertsRead } =
  alertsSlice.actions;
export const { selectAlertBook, selectHasArmed, selectCoinAlertCount } = alertsSlice.selectors;

/** The part of the store that alerts need. */
export interface AlertsRoot {
  readonly [alertsSlice.reducerPath]: AlertBook;
}
