import { ALERT_MEASURES } from '@coinmirror/shared/alerts/measures.ts';
import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { fields, one, row, rows } from '#api/storage/codec.ts';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import type { AlertsState, LocalAlerts, MergedAlerts } from './alertsSlice.ts';

const CURRENT_VERSION = 1;

const finite = v.pipe(v.number(), v.finite());
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
const subject = v.object({ code: v.string(), name: v.string() });
const alert = v.object({
  id: v.string(),
  coin: v.nullable(subject),
  target: v.optional(v.nullable(subject), null),
  measure: v.picklist(ALERT_MEASURES),
  direction: v.picklist(['above', 'below']),
  threshold: finite,
  repeat: v.picklist(['once', 'daily', 'cooldown']),
  cooldown: v.pipe(finite, v.minValue(1)),
  armed: v.boolean(),
  lastFiredAt: v.nullable(finite),
  seen: v.optional(v.nullable(finite), null),
});
const fired = v.object({
  id: v.string(),
  text: v.string(),
  value: finite,
  reading: v.fallback(v.string(), ''),
  at: finite,
});
const merged = v.object({ account: v.string(), ids: v.array(v.string()) });
const book = fields<LocalAlerts>({
  alerts: rows(row(alert), ({ id }) => id),
  fired: rows(row(fired), ({ id, at }) => `${id} ${at}`),
  quiet: one(v.nullable(v.object({ from: minuteOfDay, to: minuteOfDay })), null),
  merged: one<MergedAlerts | null>(v.nullable(merged), null),
});

/** Parses stored alerts; an unreadable value counts as none. */
export function toStoredAlerts(value: unknown): LocalAlerts {
  return book.read(value);
}

/** How many of this browser's alerts a later version has set, and this one does not understand. */
export function unknownAlertCount(): number {
  const stored = readStored(STORAGE_KEYS.alerts);
  const list = v.safeParse(v.object({ alerts: v.array(v.unknown()) }), stored);
  return list.success ? list.output.alerts.length - toStoredAlerts(stored).alerts.length : 0;
}

export function readAlerts(): AlertsState {
  return { ...toStoredAlerts(readStored(STORAGE_KEYS.alerts)), stored: null };
}

/** Returns whether they were saved. An account's alerts are stored on the account. */
export function writeAlerts({ alerts, stored, fired, quiet, merged }: AlertsState): boolean {
  const own = { alerts: stored ?? alerts, fired, quiet, merged };
  const before = readStored(STORAGE_KEYS.alerts);
  return writeStored(STORAGE_KEYS.alerts, { ...book.write(own, before), version: CURRENT_VERSION });
}
