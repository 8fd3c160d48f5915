import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';
import type { LiquidationHour, LiquidationOrder } from '../../ports/liquidations.ts';
import type { ListedCoin, World } from '../market/world.ts';
import { liquidationHours, liquidationOrders } from './liquidations.ts';
import { openInterestOf } from './openInterest.ts';

/** Liquidations of a coin over its last `count` hours, oldest first; empty for a coin that is not listed. */
export async function liquidationHoursOf(
  world: World,
  code: string,
  count: number,
): Promise<readonly LiquidationHour[]> {
  const time = world.market.now();
  const coin = await world.coin(code);
  if (!coin) return [];
  const hours = await world.market.candles({ code, periodMinutes: 60, end: time, limit: count });
  return liquidationHours(code, hours, (hour) => interestAtOpening(coin, hour), time);
}

/** The single liquidation orders of the same hours, newest first within each hour. */
export async function liquidationOrdersOf(
  world: World,
  code: string,
  count: number,
): Promise<readonly LiquidationOrder[]> {
  const time = world.market.now();
  const coin = await world.coin(code);
  if (!coin) return [];
  const [hours, minutes] = await Promise.all([
    world.market.candles({ code, periodMinutes: 60, end: time, limit: count }),
    world.market.candles({ code, periodMinutes: 1, end: time, limit: count * 60 }),
  ]);
  return hours.flatMap((hour) => {
    const own = minutes.filter((minute) => minute.time >= hour.time && minute.time < hour.time + HOUR);
    return liquidationOrders(code, own, interestAtOpening(coin, hour), time);
  });
}

/**
 * Open interest at the start of an hour, from its price alone, so that the hour's liquidations do not change with the
 * present.
 */
function interestAtOpening({ facts, now }: ListedCoin, { open, time }: Candle): number {
  const marketCap = facts.supply === null ? null : facts.supply * open;
  return openInterestOf(facts, { ...now, marketCap }, time);
}
