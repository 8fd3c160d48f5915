import { openingOf } from '@coinmirror/shared/kline/openings.ts';
import { BEIJING } from '@coinmirror/shared/time/units.ts';
import type { Sources } from '../../ports/sources.ts';
import { pause } from '../concurrency/pause.ts';
import { type Coin, coinsNow, rankedCoins } from '../indexes/coins.ts';
import { eachPastDay, memoize } from '../memo/memoize.ts';

const WEEK_MINUTES = 10_080;
const WEEK = WEEK_MINUTES * 60_000;
const WEEKS = 104;
/** Coins computed without a pause. */
const AT_ONCE = 10;

interface Closes {
  readonly code: string;
  /** Market value at the end of each week; null while the coin was not traded. */
  readonly values: ReadonlyMap<number, number | null>;
}

/**
 * A coin's rank by market value at the end of each of the last weeks, oldest first, and now. Past market values are
 * past prices × the current supply, for all coins alike.
 */
export async function rankPoints(coin: Coin, sources: Sources) {
  const closes = await weeklyValues(sources);
  const own = closes.find(({ code }) => code === coin.facts.code);
  const past = [...(own?.values ?? [])].flatMap(([time, value]) =>
    value === null
      ? []
      : [{ time, rank: 1 + closes.filter(({ values }) => (values.get(time) ?? 0) > value).length }],
  );
  return [...past, { time: sources.clock.now(), rank: coin.now.rank ?? past.at(-1)?.rank ?? 0 }];
}

const weekOf = ({ clock }: Sources) => openingOf(clock.now(), WEEK_MINUTES, BEIJING);

/** The whole market's weekly values are computed once a week. */
const weeklyValues = memoize((sources) => eachPastDay(sources, weekOf(sources)), readWeeklyValues);

async function readWeeklyValues(sources: Sources): Promise<readonly Closes[]> {
  const week = weekOf(sources);
  const coins = rankedCoins(await coinsNow(sources));
  const ends = Array.from({ length: WEEKS }, (_, at) => week - (WEEKS - 1 - at) * WEEK);
  const closes: Closes[] = [];
  for (const [at, { facts, now }] of coins.entries()) {
    // Yields to other requests.
    if (at % AT_ONCE === 0) await pause();
    const prices = await sources.candles.prices(facts.code, ends);
    const circulatingSupply = now.circulatingSupply ?? 0;
    const valueAt = (index: number) => {
      const price = prices[index] ?? null;
      return price === null ? null : price * circulatingSupply;
    };
    closes.push({ code: facts.code, values: new Map(ends.map((end, index) => [end, valueAt(index)])) });
  }
  return closes;
}
