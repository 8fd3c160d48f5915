import { DAY } from '@coinmirror/shared/time/units.ts';
import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { ListedCoin, World } from './world.ts';

/** The largest coins make up nearly the whole market; each further one costs its candles. */
const MEMBERS = 40;
const MOST_DAYS = 1095;

/** Volume of the whole market on a day, USD. */
export interface MarketDay {
  readonly time: number;
  readonly volume: number;
}

/**
 * Volume of the whole market on each of the last `days` days, oldest first; the last row is the 24 hours until now.
 * Past days are those of the largest coins, scaled by their current share of the total.
 */
export function createMarketDays(world: World): (days: number) => Promise<readonly MarketDay[]> {
  const past = createPastDays(world);
  const scale = oncePerCycle(world.market, async () => {
    const coins = ranked(await world.coins());
    const [whole, part] = [volumeOf(coins), volumeOf(largest(coins))];
    return { whole, factor: part > 0 ? whole / part : 1 };
  });
  return async (days) => {
    const now = world.market.now();
    const { whole, factor } = await scale();
    const rows = (await past()).slice(-(days - 1 || 1));
    return [
      ...rows.map(({ time, volume }) => ({ time, volume: volume * factor })),
      { time: now, volume: whole },
    ];
  };
}

/** Past days never change, so they are summed once a day. */
function createPastDays(world: World): () => Promise<readonly MarketDay[]> {
  let cached: { readonly day: number; readonly days: Promise<readonly MarketDay[]> } | null = null;
  return () => {
    const day = Math.floor(world.market.now() / DAY);
    if (cached?.day !== day) cached = { day, days: addUp(world) };
    return cached.days;
  };
}

async function addUp(world: World): Promise<readonly MarketDay[]> {
  const now = world.market.now();
  const volumes = new Map<number, number>();
  for (const { facts } of largest(ranked(await world.coins()))) {
    const candles = await world.market.candles({
      code: facts.code,
      periodMinutes: 1440,
      end: now,
      limit: MOST_DAYS,
    });
    for (const { time, turnover } of candles) {
      if (time + DAY <= now) volumes.set(time, (volumes.get(time) ?? 0) + turnover);
    }
  }
  return [...volumes].toSorted(([a], [b]) => a - b).map(([time, volume]) => ({ time, volume }));
}

/** Ranked coins but dollars, whose turnover is that of what they price. */
function ranked(coins: readonly ListedCoin[]): readonly ListedCoin[] {
  return coins.filter(({ facts }) => facts.standing === 'ranked' && facts.peg !== 'usd');
}

function largest(coins: readonly ListedCoin[]): readonly ListedCoin[] {
  return coins.toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0)).slice(0, MEMBERS);
}

function volumeOf(coins: readonly ListedCoin[]): number {
  return coins.reduce((sum, { now }) => sum + now.volume24h, 0);
}
