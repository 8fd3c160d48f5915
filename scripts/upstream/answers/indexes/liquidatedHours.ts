import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { LiquidationHour, LiquidationSides } from '../../ports/liquidations.ts';
import { HOURS } from './futures.ts';

/** Liquidations of several coins together, by hour, oldest first. */
export function liquidatedHours(
  coins: readonly { readonly hours: readonly LiquidationHour[] }[],
): readonly LiquidationHour[] {
  return (coins[0]?.hours ?? []).map(({ time }, at) => ({
    time,
    long: sum(coins, ({ hours }) => hours[at]?.long ?? 0),
    short: sum(coins, ({ hours }) => hours[at]?.short ?? 0),
  }));
}

/** Sum of a side over the last 24 hours; null until all of them are known. */
export function sumOfHours<Row extends LiquidationSides>(
  hours: readonly Row[],
  sideOf: (hour: Row) => number,
): number | null {
  return hours.length < HOURS ? null : sum(hours, sideOf);
}
