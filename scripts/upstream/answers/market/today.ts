import { median } from '@coinmirror/shared/numbers/median.ts';
import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { mapSome } from '../concurrency/mapSome.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type Coin, coinsNow, rankedCoins } from '../indexes/coins.ts';
import { futuresIndex } from '../indexes/futures.ts';
import { liquidatedHours, sumOfHours } from '../indexes/liquidatedHours.ts';
import { marketTotals } from '../indexes/marketTotals.ts';
import { eachPastDay, memoize } from '../memo/memoize.ts';

/** Bounds of the sizes of changes, %. */
const BOUNDS = [0, 1, 3, 5, 10] as const;
/** The largest coins, which are nine tenths of the market; each further one costs its candles. */
const MEMBERS = 12;
/** Histories that are read at a time. */
const AT_ONCE = 4;
const STEP = 15 * MINUTE;
const STEPS = (24 * HOUR) / STEP;

export const marketTodayHandlers = {
  async marketToday(_params, { sources }) {
    const coins = rankedCoins(await coinsNow(sources));
    const bitcoin = coins.find(({ facts }) => facts.code === 'bitcoin')?.now;
    const futures = await ifConnected(() => futuresIndex(sources));
    const hours = liquidatedHours(futures?.liquidated ?? []);
    return ok({
      bitcoin: { price: bitcoin?.price ?? null, change24h: bitcoin?.change24h ?? null },
      marketCaps: await marketCaps(coins, sources),
      long24h: sumOfHours(hours, ({ long }) => long),
      short24h: sumOfHours(hours, ({ short }) => short),
      hours,
      ...spreadOf(coins),
    });
  },
} satisfies Handlers<'marketToday'>;

/** Counts of rises and falls by size, and the median. */
function spreadOf(coins: readonly Coin[]) {
  const changes = coins.flatMap(({ now }) => now.change24h ?? []).toSorted((a, b) => a - b);
  const moved = changes.filter((change) => change !== 0);
  const sizes = BOUNDS.map((from, at) => {
    const to = BOUNDS[at + 1] ?? null;
    const own = moved.filter((change) => Math.abs(change) >= from && (to === null || Math.abs(change) < to));
    const rises = own.filter((change) => change > 0).length;
    return { from, to, rises, falls: own.length - rises };
  });
  return { sizes, still: changes.length - moved.length, median: median(changes) };
}

/**
 * The total market value over 24 hours: past prices of the largest coins × their supply of today, scaled by their share of
 * the total; the last point is the total itself. A time at which one of them has no price is left out.
 */
async function marketCaps(coins: readonly Coin[], sources: Sources) {
  const now = sources.clock.now();
  const total = marketTotals(coins).marketCap;
  if (total <= 0) return [];
  const members = largest(coins);
  const part = marketTotals(members).marketCap;
  const past = await pastPrices(sources);
  const points = past.flatMap(({ time, prices }): [number, number][] => {
    if (prices.length !== members.length || prices.some((price) => price === null)) return [];
    const value = members.reduce(
      (sum, { now: { circulatingSupply } }, at) => sum + (prices[at] ?? 0) * (circulatingSupply ?? 0),
      0,
    );
    return [[time, (value * total) / part]];
  });
  return [...points, [now, total] as [number, number]];
}

/** Prices of a quarter of an hour that has passed do not change; those that a real source has not reported may still come. */
const pastPrices = memoize(
  (sources) => eachPastDay(sources, Math.floor(sources.clock.now() / STEP)),
  async (sources) => {
    const last = Math.floor(sources.clock.now() / STEP) * STEP;
    const times = Array.from({ length: STEPS }, (_, at) => last - (STEPS - 1 - at) * STEP);
    const members = largest(rankedCoins(await coinsNow(sources)));
    const histories = await mapSome(members, AT_ONCE, ({ facts: { code } }) =>
      sources.candles.prices(code, times),
    );
    return times.map((time, at) => ({ time, prices: histories.map((prices) => prices[at] ?? null) }));
  },
);

function largest(coins: readonly Coin[]): readonly Coin[] {
  return coins
    .filter(({ now }) => now.marketCap !== null)
    .toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0))
    .slice(0, MEMBERS);
}
