import type { MarketSource } from '../../market/source.ts';
import { pause } from '../pause.ts';
import { type Coin, coinsNow, rankedCoins } from './book.ts';

const WEEK_MINUTES = 10_080;
const WEEK = WEEK_MINUTES * 60_000;
const WEEKS = 104;
/** Coins worked out without a pause. */
const AT_ONCE = 10;

interface Closes {
  readonly code: string;
  /** Market value at the end of each week, by the week's beginning. */
  readonly values: ReadonlyMap<number, number>;
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
  const past = [...(own?.values ?? [])].map(([week, value]) => ({
    time: week + WEEK,
    rank: 1 + closes.filter(({ values }) => (values.get(week) ?? 0) > value).length,
  }));
  const finished = past.filter(({ time }) => time <= market.now());
  return [...finished, { time: market.now(), rank: coin.now.rank ?? finished.at(-1)?.rank ?? 0 }];
}

function weeklyValues(market: MarketSource): Promise<readonly Closes[]> {
  const week = Math.floor(market.now() / WEEK);
  const known = kept.get(market);
  if (known?.week === week) return known.closes;
  const closes = readWeeklyValues(market);
  kept.set(market, { week, closes });
  return closes;
}

async function readWeeklyValues(market: MarketSource): Promise<readonly Closes[]> {
  const coins = rankedCoins(await coinsNow(market));
  const closes: Closes[] = [];
  for (const [at, { facts, now }] of coins.entries()) {
    // The whole market's years take a second: others are answered in between.
    if (at % AT_ONCE === 0) await pause();
    const candles = await market.candles({
      code: facts.code,
      periodMinutes: WEEK_MINUTES,
      end: market.now(),
      limit: WEEKS + 1,
    });
    const supply = now.circulatingSupply ?? 0;
    closes.push({
      code: facts.code,
      values: new Map(candles.map(({ time, close }) => [time, close * supply])),
    });
  }
  return closes;
}
