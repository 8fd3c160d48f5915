import type { Alert } from '@coinmirror/shared/alerts/alert.ts';

/** Minutes of the visitor's day, 0–1439; `from` after `to` spans midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** An alert that fired, in the words it was announced with. */
export interface Fired {
  readonly id: string;
  readonly text: string;
  /** The value at that time, formatted (70,123.45 USD); '' in older stored entries. */
  readonly value: number;
  readonly reading: string;
  readonly at: number;
}

/** All alert data of this browser. */
export interface StoredAlerts {
  readonly alerts: readonly Alert[];
  /** Newest first. */
  readonly fired: readonly Fired[];
  readonly quiet: QuietHours | null;
}

export const emptyAlerts: StoredAlerts = { alerts: [], fired: [], quiet: null };

export const FIRED_MAX = 50;
