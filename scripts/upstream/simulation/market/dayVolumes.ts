import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { spotPairs } from './pairs.ts';
import type { World } from './world.ts';

/**
 * Spot volume of each exchange in the 24 h until an instant, USD: each coin's volume, divided among its pairs of that
 * time.
 */
export async function dayVolumes(world: World, until: number): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  const days = await Promise.all(
    (await world.coins()).map(async (coin) => ({
      ...coin,
      traded: await tradedUntil(world, coin.facts.code, until),
    })),
  );
  for (const { facts, now, traded } of days) {
    for (const { exchange, volume24h } of spotPairs(facts, { ...now, volume24h: traded }, until))
      sums.set(exchange, (sums.get(exchange) ?? 0) + volume24h);
  }
  return sums;
}

/** Volume of a coin in the 24 h until an instant, USD; hours at the edges count in part. */
async function tradedUntil({ market }: World, code: string, until: number): Promise<number> {
  const from = until - DAY;
  const hours = await market.candles({ code, periodMinutes: 60, end: until, limit: 25 });
  return hours.reduce((sum, { time, turnover }) => {
    const inside = Math.min(time + HOUR, until) - Math.max(time, from);
    return sum + (turnover * Math.max(0, inside)) / HOUR;
  }, 0);
}
