import { subjectOf } from '@coinmirror/shared/alerts/alert.ts';
import { alertText } from '@coinmirror/shared/alerts/alertText.ts';
import { type AlertClock, isDue, look, type Sample } from '@coinmirror/shared/alerts/evaluate.ts';
import { FIRED_MAX, type Fired, type QuietHours, type StoredAlerts } from './alert.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/**
 * The alerts that fire now, and the resulting book; the same book when nothing changes. `readings` by subject: what has none
 * is unknown, and never fires. Nothing fires in quiet hours.
 */
export function evaluate(
  book: StoredAlerts,
  readings: ReadonlyMap<string, Sample>,
  clock: AlertClock,
): { book: StoredAlerts; fired: readonly Fired[] } {
  if (isQuiet(book.quiet, clock)) return { book, fired: [] };
  const fired: Fired[] = [];
  const alerts = book.alerts.map((alert) => {
    const reading = readings.get(subjectOf(alert));
    if (reading === undefined || !isDue(alert, clock)) return alert;
    const { text, seen } = look(alert, reading);
    if (text === null) return seen === alert.seen ? alert : { ...alert, seen };
    const { value } = reading;
    fired.push({ id: alert.id, text: alertText(alert), value: value ?? 0, reading: text, at: clock.now });
    return { ...alert, seen, lastFiredAt: clock.now, armed: alert.repeat !== 'once' };
  });
  if (alerts.every((alert, at) => alert === book.alerts[at])) return { book, fired };
  return { book: { ...book, alerts, fired: [...fired, ...book.fired].slice(0, FIRED_MAX) }, fired };
}

/** Whether it is within quiet hours: from the first minute, up to but excluding the last. */
export function isQuiet(quiet: QuietHours | null, clock: AlertClock): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const minute = (Math.floor(clock.now / MINUTE) + clock.offset) % DAY_MINUTES;
  if (quiet.from < quiet.to) return minute >= quiet.from && minute < quiet.to;
  return minute >= quiet.from || minute < quiet.to;
}
