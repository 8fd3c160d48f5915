import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';
import type { LiquidationHour, LiquidationOrder, LiquidationSides } from '../../ports/liquidations.ts';
import type { ListedCoin, World } from '../market/world.ts';
import { liquidationHours, liquidationOrders, type Opening } from './liquidations.ts';
import { addedUp, liquidationsByVenue } from './liquidationVenues.ts';
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
  const { hours, openingAt } = await hoursWithPast(world, coin, count);
  return liquidationHours(code, hours, openingAt, time);
}

/** Liquidations of some coins by exchange over the last `count` hours. */
export async function liquidationVenuesOf(
  world: World,
  codes: readonly string[],
  count: number,
): Promise<ReadonlyMap<string, LiquidationSides>> {
  const maps = await Promise.all(
    codes.map(async (code) => {
      const coin = await world.coin(code);
      return coin ? [liquidationsByVenue(coin.facts, await liquidationHoursOf(world, code, count))] : [];
    }),
  );
  return addedUp(maps.flat());
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
  const [{ hours, openingAt }, minutes] = await Promise.all([
    hoursWithPast(world, coin, count),
    world.market.candles({ code, periodMinutes: 1, end: time, limit: count * 60 }),
  ]);
  return hours.flatMap((hour) => {
    const own = minutes.filter((minute) => minute.time >= hour.time && minute.time < hour.time + HOUR);
    return liquidationOrders(code, own, openingAt(hour), time);
  });
}

/** Hours over which a market wears one side out. */
const PAST = 12;

/** The last `count` hours of a coin, and how each began. */
async function hoursWithPast({ market }: World, coin: ListedCoin, count: number) {
  const { code } = coin.facts;
  const all = await market.candles({ code, periodMinutes: 60, end: market.now(), limit: count + PAST });
  const places = new Map(all.map(({ time }, at) => [time, at]));
  const openingAt = (hour: Candle): Opening => {
    const before = all[Math.max(0, (places.get(hour.time) ?? 0) - PAST)];
    return {
      interest: interestAtOpening(coin, hour),
      drift: Math.log(hour.open / (before?.open ?? hour.open)),
    };
  };
  return { hours: all.slice(-count), openingAt };
}

/**
 * Open interest at the start of an hour, from its price alone, so that the hour's liquidations do not change with the
 * present.
 */
function interestAtOpening({ facts, now }: ListedCoin, { open, time }: Candle): number {
  const marketCap = facts.supply === null ? null : facts.supply * open;
  return openInterestOf(facts, { ...now, marketCap }, time);
}
