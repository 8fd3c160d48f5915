import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { LiquidationHour, LiquidationOrder, LiquidationSides } from '../../ports/liquidations.ts';
import type { ListedCoin, World } from '../market/world.ts';
import { DRIFT_HOURS, openingOf } from './liquidationOpening.ts';
import { liquidationHours, liquidationOrders } from './liquidations.ts';
import { addedUp, liquidationsByVenue, venueOfOrder } from './liquidationVenues.ts';

/** Liquidations of a coin over its last `count` hours, oldest first; empty for a coin that is not listed. */
export async function liquidationHoursOf(
  world: World,
  code: string,
  count: number,
): Promise<readonly LiquidationHour[]> {
  return liquidationHoursUntil(world, code, count, world.market.now());
}

/** Liquidations of a coin over the `count` hours that open last before an instant. */
export async function liquidationHoursUntil(
  world: World,
  code: string,
  count: number,
  end: number,
): Promise<readonly LiquidationHour[]> {
  const coin = await world.coin(code);
  if (!coin) return [];
  const { hours, openingAt } = await hoursWithPast(world, coin, count, end);
  return liquidationHours(code, hours, openingAt, world.market.now());
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
    hoursWithPast(world, coin, count, time),
    world.market.candles({ code, periodMinutes: 1, end: time, limit: count * 60 }),
  ]);
  return hours.flatMap((hour) => {
    const own = minutes.filter((minute) => minute.time >= hour.time && minute.time < hour.time + HOUR);
    return liquidationOrders(code, own, openingAt(hour), time).map((order) => ({
      ...order,
      exchange: venueOfOrder(coin.facts, order),
    }));
  });
}

/** The last `count` hours of a coin that open before an instant, and how each began. */
async function hoursWithPast({ market }: World, { facts, now }: ListedCoin, count: number, end: number) {
  const all = await market.candles({
    code: facts.code,
    periodMinutes: 60,
    end,
    limit: count + DRIFT_HOURS,
  });
  return { hours: all.slice(-count), openingAt: openingOf(facts, now, all) };
}
