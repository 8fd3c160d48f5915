import type { Alert, CoinMeasure, MarketMeasure } from '@coinmirror/shared/alerts/alert.ts';
import { FIRED_MAX, type Fired, type QuietHours, type StoredAlerts } from './alert.ts';
import { alertText, measureText } from './alertText.ts';

/** The newest known values; null or absent: unknown, which never fires. */
export interface MeasureInputs {
  readonly coins: ReadonlyMap<string, Readonly<Record<CoinMeasure, number | null>>>;
  readonly market: Readonly<Record<MarketMeasure, number | null>>;
}

/** A time on the visitor's own clock. */
export interface Clock {
  /** Epoch ms. */
  readonly now: number;
  /** Minutes east of UTC. */
  readonly offset: number;
}

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** The alerts that fire now, and the resulting book; the same book when none does. Nothing fires in quiet hours. */
export function evaluate(
  book: StoredAlerts,
  inputs: MeasureInputs,
  clock: Clock,
): { book: StoredAlerts; fired: readonly Fired[] } {
  if (isQuiet(book.quiet, clock)) return { book, fired: [] };
  const fired: Fired[] = [];
  const alerts = book.alerts.map((alert) => {
    const value = measuredValue(alert, inputs);
    if (value === null || !isDue(alert, clock) || !holds(alert, value)) return alert;
    const reading = measureText(alert.measure, value);
    fired.push({ id: alert.id, text: alertText(alert), value, reading, at: clock.now });
    return { ...alert, lastFiredAt: clock.now, armed: alert.repeat !== 'once' };
  });
  if (fired.length === 0) return { book, fired };
  return { book: { ...book, alerts, fired: [...fired, ...book.fired].slice(0, FIRED_MAX) }, fired };
}

function measuredValue({ coin, measure }: Alert, { coins, market }: MeasureInputs): number | null {
  if (measure === 'fearGreed' || measure === 'usdtPremium') return market[measure];
  return (coin && coins.get(coin.code)?.[measure]) ?? null;
}

function holds({ direction, threshold }: Alert, value: number): boolean {
  return direction === 'above' ? value >= threshold : value <= threshold;
}

function isDue({ armed, repeat, cooldown, lastFiredAt }: Alert, clock: Clock): boolean {
  if (!armed) return false;
  if (lastFiredAt === null || repeat === 'once') return true;
  // A clock that was set back must not silence an alert until it has caught up.
  if (repeat === 'cooldown') return lastFiredAt > clock.now || clock.now - lastFiredAt >= cooldown * MINUTE;
  return dayOf(clock.now, clock.offset) > dayOf(lastFiredAt, clock.offset);
}

/** Whether it is within quiet hours: from the first minute, up to but excluding the last. */
export function isQuiet(quiet: QuietHours | null, clock: Clock): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const minute = minuteOf(clock);
  if (quiet.from < quiet.to) return minute >= quiet.from && minute < quiet.to;
  return minute >= quiet.from || minute < quiet.to;
}

function minuteOf({ now, offset }: Clock): number {
  return (Math.floor(now / MINUTE) + offset) % DAY_MINUTES;
}

function dayOf(time: number, offset: number): number {
  return Math.floor((time / MINUTE + offset) / DAY_MINUTES);
}
