import { openingOf } from '../../kline/openings.ts';
import type { MarketSource } from '../../market/source.ts';
import { BEIJING } from '../../time/units.ts';
import { pause } from '../pause.ts';
import { type Coin, coinsNow, rankedCoins } from './book.ts';

const WEEK_MINUTES = 10_080;
const WEEK = WEEK_MINUTES * 60_000;
const WEEKS = 104;
/** Coins worked out without a pause. */
const AT_ONCE = 10;

interface Closes {
  readonly code: string;
  /** Market value at the end of each week, by that instant; null while the coin was not traded. */
  readonly values: ReadonlyMap<number, number | null>;
}

/** The whole market's weekly values are worked out once a week for each source. */
const kept = new WeakMap<
  MarketSource,
  { readonly week: number; readonly closes: Promise<readonly Closes[]> }
>();

/**
 * A coin's place by market value at the end of each of the last weeks, oldest first, and now. Market values of the
 * past are prices of the past × what circulates now, for all coins alike.
 */
export async function rankPoints(coin: Coin, market: MarketSource) {
  const closes = await weeklyValues(market);
  const own = closes.find(({ code }) => code === coin.facts.code);
  const past = [...(own?.values ?? [])].flatMap(([time, value]) =>
    value === null
      ? []
      : [{ time, rank: 1 + closes.filter(({ values }) => (values.get(time) ?? 0) > value).length }],
  );
  return [...past, { time: market.now(), rank: coin.now.rank ?? past.at(-1)?.rank ?? 0 }];
}

function weeklyValues(market: MarketSource): Promise<readonly Closes[]> {
  const week = openingOf(market.now(), WEEK_MINUTES, BEIJING);
  const known = kept.get(market);
  if (known?.week === week) return known.closes;
  const closes = readWeeklyValues(market, week);
  kept.set(market, { week, closes });
  return closes;
}

async function readWeeklyValues(market: MarketSource, week: number): Promise<readonly Closes[]> {
  const coins = rankedCoins(await coinsNow(market));
  const ends = Array.from({ length: WEEKS }, (_, at) => week - (WEEKS - 1 - at) * WEEK);
  const closes: Closes[] = [];
  for (const [at, { facts, now }] of coins.entries()) {
    // Others are answered in between.
    if (at % AT_ONCE === 0) await pause();
    const prices = await market.prices(facts.code, ends);
    const supply = now.circulatingSupply ?? 0;
    const valueAt = (index: number) => {
      const price = prices[index] ?? null;
      return price === null ? null : price * supply;
    };
    closes.push({ code: facts.code, values: new Map(ends.map((end, index) => [end, valueAt(index)])) });
  }
  return closes;
}
