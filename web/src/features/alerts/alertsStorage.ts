import { ALERT_MEASURES } from '@coinmirror/shared/alerts/alert.ts';
import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import { emptyAlerts } from './alert.ts';
import type { AlertsState, LocalAlerts } from './alertsSlice.ts';

const CURRENT_VERSION = 1;

const finite = v.pipe(v.number(), v.finite());
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
const alert = v.object({
  id: v.string(),
  coin: v.nullable(v.object({ code: v.string(), name: v.string() })),
  measure: v.picklist(ALERT_MEASURES),
  direction: v.picklist(['above', 'below']),
  threshold: finite,
  repeat: v.picklist(['once', 'daily', 'cooldown']),
  cooldown: v.pipe(finite, v.minValue(1)),
  armed: v.boolean(),
  lastFiredAt: v.nullable(finite),
});
const fired = v.object({
  id: v.string(),
  text: v.string(),
  value: finite,
  reading: v.fallback(v.string(), ''),
  at: finite,
});
const stored = v.object({
  version: v.number(),
  alerts: v.array(alert),
  fired: v.fallback(v.array(fired), []),
  quiet: v.fallback(v.nullable(v.object({ from: minuteOfDay, to: minuteOfDay })), null),
  merged: v.fallback(v.nullable(v.object({ account: v.string(), ids: v.array(v.string()) })), null),
});

/** Parses stored alerts; an unreadable value counts as none. */
export function toAlertBook(value: unknown): LocalAlerts {
  const result = v.safeParse(stored, value);
  if (!result.success) return { ...emptyAlerts, merged: null };
  const { alerts, fired: past, quiet, merged } = result.output;
  return { alerts, fired: past, quiet, merged };
}

export function readAlerts(): AlertsState {
  return { ...toAlertBook(readStored(STORAGE_KEYS.alerts)), kept: null };
}

/** Returns whether they were saved. An account's alerts are stored on the account. */
export function writeAlerts({ alerts, kept, fired, quiet, merged }: AlertsState): boolean {
  const own = kept ?? alerts;
  return writeStored(STORAGE_KEYS.alerts, { version: CURRENT_VERSION, alerts: own, fired, quiet, merged });
}
