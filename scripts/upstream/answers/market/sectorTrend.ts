import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';

const DAY_MINUTES = 1440;
const BITCOIN = 'bitcoin';
/** Smaller members hardly affect a weighted index, and each costs its candles. */
const MOST_MEMBERS = 30;

interface SectorDay {
  /** Epoch ms. */
  readonly time: number;
  readonly index: number;
  readonly btcIndex: number;
}

/**
 * The sector's index relative to Bitcoin's, both 100 on the first day: daily changes of the members, weighted by their
 * market value of the day before (price × today's supply), so that a member joins when its history begins. Oldest first.
 */
export async function sectorTrend(
  sources: Sources,
  members: readonly Coin[],
  days: number,
): Promise<readonly SectorDay[]> {
  const leaders = members
    .toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0))
    .slice(0, MOST_MEMBERS);
  const closesOf = (code: string) => dailyCloses(sources, code, days);
  const [bitcoin, ...closes] = await Promise.all(
    [BITCOIN, ...leaders.map(({ facts }) => facts.code)].map(closesOf),
  );
  const times = [...(bitcoin?.keys() ?? [])];
  const firstBitcoin = bitcoin?.get(times[0] ?? 0) ?? 1;

  let index = 100;
  return times.map((time, at) => {
    const before = times[at - 1];
    if (before !== undefined) {
      let [weight, change] = [0, 0];
      for (const [member, series] of closes.entries()) {
        const [from, to] = [series.get(before), series.get(time)];
        if (from === undefined || to === undefined) continue;
        const value = from * (leaders[member]?.now.circulatingSupply ?? 0);
        weight += value;
        change += value * (to / from - 1);
      }
      if (weight > 0) index *= 1 + change / weight;
    }
    const btcIndex = ((bitcoin?.get(time) ?? firstBitcoin) / firstBitcoin) * 100;
    return { time, index: round(index), btcIndex: round(btcIndex) };
  });
}

async function dailyCloses(sources: Sources, code: string, days: number): Promise<Map<number, number>> {
  const candles = await sources.candles.list({
    code,
    periodMinutes: DAY_MINUTES,
    end: sources.clock.now() + 1,
    limit: days,
  });
  return new Map(candles.map(({ time, close }) => [time, close]));
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
