import { percentileOf } from '@coinmirror/shared/indicators/changeSplit.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { LiquidationHour } from '../../ports/liquidations.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { HOURS } from '../indexes/futures.ts';
import { sumOfHours } from '../indexes/liquidatedHours.ts';
import { eachPastDay, memoize } from '../memo/memoize.ts';

/** Days that a day's liquidations are compared with. */
const COMPARED_DAYS = 30;
/** Windows of 24 hours that a percentile needs: those that end within a week. */
const LEAST_WINDOWS = 7 * 24;
/** Coins whose past windows are kept. */
const MOST_COINS = 500;

/**
 * Liquidations of a coin within 24 hours, and how many windows of 24 hours had less. null until all hours of the day are
 * known, and for a coin without any in 30 days. Throws NotConnectedError where nobody tells them.
 */
export async function liquidatedDay(code: string, sources: Sources) {
  const [hours = []] = await requirePort(sources, 'liquidations').hours([code], HOURS);
  const [long, short] = [sumOfHours(hours, (hour) => hour.long), sumOfHours(hours, (hour) => hour.short)];
  if (long === null || short === null) return null;
  const past = await pastWindows(sources, code);
  if (long + short === 0 && past.every((sum) => sum === 0)) return null;
  return { long, short, percentile: percentileOf(long + short, past, LEAST_WINDOWS) };
}

/** Sums of the windows of 24 whole hours in the last 30 days, USD; read once an hour. */
const pastWindows = memoize(
  (sources) => eachPastDay(sources, Math.floor(sources.clock.now() / HOUR)),
  async (sources, code: string) => {
    const count = (COMPARED_DAYS + 1) * HOURS;
    const [hours = []] = await requirePort(sources, 'liquidations').hours([code], count);
    return windowsOf(hours.slice(0, -1));
  },
  MOST_COINS,
);

/** Sums of each 24 hours that follow each other; hours in which nobody was heard are left out, and so are their windows. */
export function windowsOf(hours: readonly LiquidationHour[]): readonly number[] {
  const sums: number[] = [];
  let sum = 0;
  for (const [at, { long, short }] of hours.entries()) {
    sum += long + short;
    const left = hours[at - HOURS];
    if (left) sum -= left.long + left.short;
    const first = hours[at - HOURS + 1];
    if (first && (hours[at]?.time ?? 0) - first.time === DAY - HOUR) sums.push(Math.max(0, sum));
  }
  return sums;
}
